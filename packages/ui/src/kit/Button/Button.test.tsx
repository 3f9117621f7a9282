import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button';

it('keeps the focus and ignores presses when it is loading', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        送出
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: /送出/ });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('submits no form unless its type is submit', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button>看看</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('renders its child with its own styles, icon and handler when asChild is set', async () => {
  const onClick = vi.fn();
  const onChildClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <Button asChild onClick={onClick} startIcon={<svg data-testid="icon" />}>
      <a href="/mall" className="mine" onClick={onChildClick}>
        回到商城
      </a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: '回到商城' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(link).toHaveAttribute('href', '/mall');
  expect(link).toHaveClass('mine');
  expect(link).toHaveAttribute('data-variant', 'primary');
  expect(link).not.toHaveAttribute('type');
  expect(link).toContainElement(screen.getByTestId('icon'));
  await userEvent.click(link);
  expect(onClick).toHaveBeenCalledOnce();
  expect(onChildClick).toHaveBeenCalledOnce();
});
