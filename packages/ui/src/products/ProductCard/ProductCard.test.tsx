import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ProductCard } from './ProductCard';

const product = { p_id: 1, name: '愛文芒果', index_img: null, amount: 680, layer: 3 as const };

it('links by its name and keeps the heart out of the link', async () => {
  const onCollect = vi.fn();
  render(<ProductCard product={product} href="/product/1" onCollect={onCollect} />);
  const link = screen.getByRole('link', { name: '愛文芒果' });
  const heart = screen.getByRole('button', { name: '收藏「愛文芒果」', pressed: false });
  expect(link).toHaveAttribute('href', '/product/1');
  expect(link).not.toContainElement(heart);
  await userEvent.click(heart);
  expect(onCollect).toHaveBeenCalledWith(true);
});

it('requests the removal when the product is collected', async () => {
  const onCollect = vi.fn();
  render(
    <ProductCard product={{ ...product, is_collect: true }} href="/p" onCollect={onCollect} />,
  );
  await userEvent.click(screen.getByRole('button', { pressed: true }));
  expect(onCollect).toHaveBeenCalledWith(false);
});

it('shows its temperature and its stock', () => {
  render(<ProductCard product={product} href="/p" stockNote="快沒庫存了" />);
  expect(screen.getByText('冷凍')).toBeVisible();
  expect(screen.getByText('快沒庫存了')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('names the last day of a discount, and no day without a discount', () => {
  const reduced = { ...product, amount: 690, market_price: 780, sale_ends_on: '2026-11-30' };
  const { rerender } = render(<ProductCard product={reduced} href="/p" />);
  expect(screen.getByText('到 11/30')).toBeVisible();
  rerender(<ProductCard product={{ ...reduced, amount: 780 }} href="/p" />);
  expect(screen.queryByText('到 11/30')).toBeNull();
});

it('shows the units sold and the discount, and no badge for room temperature', () => {
  const dear = { ...product, layer: 1 as const, market_price: 780, amount: 690, sold_count: 1264 };
  render(<ProductCard product={dear} href="/p" />);
  expect(screen.getByText('已售 1,264')).toBeVisible();
  expect(screen.getByText('−11%')).toBeVisible();
  expect(screen.getByText('省 11%')).toBeInTheDocument();
  expect(screen.queryByText('常溫')).toBeNull();
});

it('shows neither when nothing was sold and the price is unchanged', () => {
  render(<ProductCard product={{ ...product, market_price: 680, sold_count: 0 }} href="/p" />);
  expect(screen.queryByText(/已售/)).toBeNull();
  expect(screen.queryByText(/%/)).toBeNull();
});
