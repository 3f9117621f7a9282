// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { redirectToPayment } from './index';

it('redirectToPayment posts the form as a full page when the next step is a form', () => {
  const sent: unknown[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    sent.push(this.method, this.action, Object.fromEntries(new FormData(this)));
    sent.push(this.isConnected, this.target);
  });
  const next = {
    kind: 'form',
    action: 'https://mall.test/sandbox/payment',
    fields: { MerchantTradeNo: 'A1', ItemName: '芒果 & 米' },
  } as const;
  expect(redirectToPayment(next)).toBe(true);
  expect(sent).toEqual(['post', next.action, next.fields, true, '']);
});

it('redirectToPayment opens the URL when the next step is a redirect', () => {
  const opened: unknown[] = [];
  vi.stubGlobal('location', { assign: (url: unknown) => void opened.push(url) });
  expect(redirectToPayment({ kind: 'redirect', url: 'https://mall.test/redirect/1' })).toBe(true);
  expect(opened).toEqual(['https://mall.test/redirect/1']);
});

it('redirectToPayment returns false and stays on the page when no step is due', () => {
  expect(redirectToPayment({ kind: 'none' })).toBe(false);
});
