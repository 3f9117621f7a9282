import type { PlacedOrder } from './types';

/**
 * Redirects the page to a provider: for the payment of a placed order, or for the store map. Posts
 * a full-page form or opens the URL; an iframe fails in the in-app browsers of LINE and Facebook.
 * Runs in a browser only.
 *
 * @returns false when no step is due: the order is paid or waits for a transfer, so show it.
 * @example
 * const { trans_order_id, next } = await mall.checkout.pay(1, {
 *   payment: { method: 'credit' },
 *   invoice: { kind: 'member' },
 *   total_amount: 1280,
 *   return_url: 'https://club.example/thanks',
 * });
 * if (!redirectToPayment(next)) location.assign(`/thanks?order=${trans_order_id}`);
 */
export function redirectToPayment(next: PlacedOrder['next']): boolean {
  if (next.kind === 'none') return false;
  if (next.kind === 'redirect') {
    location.assign(next.url);
    return true;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = next.action;
  for (const [name, value] of Object.entries(next.fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  return true;
}
