import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShippingReview } from './ShippingReview';

const person = { name: '林小滿', phone: '0912345678' };
const methods = [
  { id: 1, name: '常溫宅配', store: null },
  { id: 2, name: '全家取貨', store: { name: '全家公館店' } },
  { id: 3, name: '門市自取', store: null },
];
const place = { zip: '103', county: '臺北市', district: '大同區', street: '迪化街 1 號' };

it('shows the address of a delivery, and the store of a pickup', () => {
  const { rerender } = render(
    <ShippingReview
      choice={{ kind: 'home', shipping_id: 1, ...person, ...place }}
      methods={methods}
    />,
  );
  expect(screen.getByText('寄到')).toBeVisible();
  expect(screen.getByText('林小滿・臺北市大同區迪化街 1 號')).toBeVisible();
  expect(screen.getByText('常溫宅配・0912345678')).toBeVisible();

  rerender(
    <ShippingReview choice={{ kind: 'cvs', shipping_id: 2, ...person }} methods={methods} />,
  );
  expect(screen.getByText('取貨地點')).toBeVisible();
  expect(screen.getByText('林小滿・全家公館店')).toBeVisible();
});

it('leaves out what is not known', () => {
  render(
    <ShippingReview choice={{ kind: 'pickup', shipping_id: 9, ...person }} methods={methods} />,
  );
  expect(screen.getByText('林小滿')).toBeVisible();
  expect(screen.getByText('0912345678')).toBeVisible();
});
