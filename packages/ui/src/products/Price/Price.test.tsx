import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatPrice } from './formatPrice';
import { Price } from './Price';

describe('formatPrice', () => {
  it.each([
    [0, 'NT$0'],
    [999, 'NT$999'],
    [1000, 'NT$1,000'],
    [1234567, 'NT$1,234,567'],
    [-50, '-NT$50'],
    [99.6, 'NT$100'],
    [-0.2, 'NT$0'],
  ])('formats %d as %s', (amount, text) => {
    expect(formatPrice(amount)).toBe(text);
  });
});

describe('Price', () => {
  it('is announced as one amount', () => {
    const { container } = render(<Price amount={1280} />);
    expect(container).toHaveTextContent('NT$1,280');
    expect(container.querySelector('s')).toBeNull();
  });

  it('announces both prices when one is struck through', () => {
    const { container } = render(<Price amount={680} market_price={820} />);
    expect(container).toHaveTextContent('特價 NT$680');
    expect(container.querySelector('s')).toHaveTextContent('原價 NT$820');
  });

  it.each([680, 600, 0, null])(
    'strikes no price through when the original price is %s',
    (before) => {
      render(<Price amount={680} market_price={before} />);
      expect(screen.queryByText('原價')).toBeNull();
    },
  );

  it('shows a saving with its sign', () => {
    const { container } = render(<Price amount={-50} />);
    expect(container).toHaveTextContent('-NT$50');
  });
});
