import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DeliveryVan } from './DeliveryVan';

it('the van fills by the share of the threshold when products are added', () => {
  const { rerender } = render(<DeliveryVan amount={250} threshold={1000} days="11/30（一）發車" />);
  const van = screen.getByRole('progressbar', { name: '再買 NT$750 就免運' });
  expect(van).toHaveAttribute('aria-valuenow', '250');
  expect(van).toHaveAttribute('aria-valuemax', '1000');
  expect(screen.getByText('11/30（一）發車')).toBeVisible();
  rerender(<DeliveryVan amount={1200} threshold={1000} />);
  expect(screen.getByRole('progressbar', { name: /免運/ })).toHaveAttribute(
    'aria-valuenow',
    '1000',
  );
  expect(screen.getByRole('status')).toHaveTextContent('已享免運');
});

it('the van has no goal when its delivery is never free', () => {
  render(<DeliveryVan amount={250} threshold={null} deadline="14:00 前付款" />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('14:00 前付款')).toBeVisible();
});
