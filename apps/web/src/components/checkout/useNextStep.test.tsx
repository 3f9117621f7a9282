import type { PlacedOrder } from '@mall/sdk';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useNextStep } from './useNextStep';

const ID = '20261122ABCDEFGH';

function Pay({ next }: Pick<PlacedOrder, 'next'>) {
  const openNextStep = useNextStep();
  return <button onClick={() => openNextStep({ trans_order_id: ID, next })}>送出訂單並付款</button>;
}

/** The page that places an order, between the cart and the next page. */
async function place(next: PlacedOrder['next']): Promise<void> {
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/cart/pay" element={<Pay next={next} />} />
        <Route path="/cart/complete" element={<h1>訂單成立</h1>} />
        <Route path="/order/:id" element={<h1>訂單</h1>} />
      </Routes>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: '送出訂單並付款' }));
}

beforeEach(() => {
  history.pushState(null, '', '/cart/pay?temp=1');
});

it('opens the order when no payment is due, and back returns to that order', async () => {
  await place({ kind: 'none' });
  expect(screen.getByRole('heading', { name: '訂單成立' })).toBeVisible();
  expect(location.search).toBe(`?order=${ID}`);
  history.back();
  expect(await screen.findByRole('heading', { name: '訂單' })).toBeVisible();
  expect(location.pathname).toBe(`/order/${ID}`);
});

it('leaves for the gateway, and shows the order when the page comes back from the bfcache', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  await place({ kind: 'form', action: '/gateway', fields: { MerchantTradeNo: 'A1' } });
  expect(submit).toHaveBeenCalledOnce();
  // Until the gateway has loaded, the page stays; its URL is already the order's.
  expect(screen.getByRole('button', { name: '送出訂單並付款' })).toBeVisible();
  expect(location.pathname).toBe(`/order/${ID}`);
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(screen.getByRole('heading', { name: '訂單' })).toBeVisible();
  submit.mockRestore();
});
