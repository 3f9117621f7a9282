import type { PlacedOrder } from '@mall/sdk';
import type { Page } from '@playwright/test';
import { fillCart, type Call, type CartQuantities } from './calls';

const NOODLES: CartQuantities = { 16061: 1 };

/** Places an order of the normal layer with home delivery and this payment method. */
export async function placeBy(
  call: Call,
  method: string,
  quantities = NOODLES,
): Promise<PlacedOrder> {
  await fillCart(call, 1, quantities);
  const methods = await call<{ list: { id: number; kind: string }[] }>(
    '/api/payment/shipping/list/1',
  );
  const { totals } = await call<{ totals: { total_amount: number } }>('/api/payment/shipping/1', {
    kind: 'home',
    shipping_id: methods.list.find(({ kind }) => kind === 'home')?.id,
    name: '林阿芳',
    phone: '0912345678',
    county: '臺北市',
    district: '大同區',
    zip: '103',
    street: '迪化街一段 100 號 2 樓',
  });
  return call<PlacedOrder>('/api/shopping/cart/pay/1/redirect', {
    payment: { method },
    invoice: { kind: 'member' },
    total_amount: totals.total_amount,
  });
}

/** Opens the page that follows a placed order. @returns the order's number. */
export async function openNextStep(
  page: Page,
  { trans_order_id, next }: PlacedOrder,
): Promise<string> {
  await page.goto(next.kind === 'redirect' ? next.url : `/cart/complete?order=${trans_order_id}`);
  return trans_order_id;
}

/** Pays a code at the demo's counter, and follows the receipt to the order. */
export async function payAtCounter(page: Page, code: string): Promise<void> {
  await page.goto('/sandbox/counter');
  await page.getByRole('textbox', { name: '帳號或代碼' }).fill(code.replaceAll(' ', ''));
  await page.getByRole('button', { name: '查詢' }).click();
  await page.getByRole('button', { name: '繳費' }).click();
  await page.getByRole('link', { name: '查看訂單' }).click();
}

/** A section of a page, by its heading. */
export const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
