import type { PlacedOrder } from '@mall/sdk';
import type { Page } from '@playwright/test';
import { comeAs, expect, test } from './test';

/** Calls the shop as the member whose session the page has. */
async function callAs(page: Page) {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('mall.session') ?? '{}') as { t: string }).t,
  );
  const { origin } = new URL(page.url());
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async <Data>(path: string, data?: object): Promise<Data> => {
    const post = data && { method: 'POST', body: JSON.stringify(data) };
    const response = await fetch(origin + path, { headers, ...post });
    const body = (await response.json()) as { valid: boolean; msg: string; data: Data };
    if (!body.valid) throw new Error(body.msg);
    return body.data;
  };
}

/** Orders what costs least by a method, and goes where the shop sends one. @returns the order's number. */
async function orderBy(page: Page, method: string): Promise<string> {
  const call = await callAs(page);
  const { list } = await call<{ list: { p_id: number }[] }>(
    '/api/product/all?layer=1&in_stock=1&sort=price_asc',
  );
  const product = await call<{ rules: { rule_id: number; stock: number }[] }>(
    `/api/product/detail/${list[0]?.p_id}`,
  );
  const rule = product.rules.find(({ stock }) => stock > 0);
  await call('/api/shopping/cart/1/add', {
    rule_id: rule?.rule_id,
    quantity: 1,
    type: 1,
    relation_id: 0,
  });
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
  const { trans_order_id, next } = await call<PlacedOrder>('/api/shopping/cart/pay/1', {
    payment: { method },
    invoice: { kind: 'member' },
    total_amount: totals.total_amount,
  });
  if (next.kind !== 'form') {
    await page.goto(`/cart/complete?order=${trans_order_id}`);
    return trans_order_id;
  }
  await page.evaluate(({ action, fields }) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action });
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }, next);
  return trans_order_id;
}

test('an account to pay to is there when one comes back, can be copied, and the order is paid by it', async ({
  page,
}) => {
  await comeAs(page, '一般會員', '/order/list');
  const id = await orderBy(page, 'atm');
  await page.getByRole('button', { name: '取得繳費帳號' }).click();
  await expect(page.getByRole('heading', { name: '訂單成立，請在期限內付款' })).toBeVisible();
  await page.goto('/order/list?status=unpaid');
  const card = page.getByRole('article').filter({ hasText: id });
  await expect(card).toContainText('繳費期限');
  await card.getByRole('link', { name: '繳費資訊' }).click();

  const slip = page.getByRole('region', { name: 'ATM 虛擬帳號' });
  await expect(slip).toContainText(/\d{4} \d{4} \d{4}/);
  await expect(slip).toContainText(/還有 \d+ 天/);
  await slip.getByRole('button', { name: /^複製\s*帳號$/ }).click();
  await expect(slip.getByRole('button', { name: /^已複製\s*帳號$/ })).toBeVisible();
  const account = (await slip.getByText(/^\d{4} \d{4}/).textContent()) ?? '';

  await page.goto('/sandbox/counter');
  await page.getByRole('textbox', { name: '帳號或代碼' }).fill(account.replaceAll(' ', ''));
  await page.getByRole('button', { name: '查詢' }).click();
  await page.getByRole('button', { name: '繳費' }).click();
  await page.goto(`/cart/complete?order=${id}`);
  await expect(page.getByRole('heading', { name: '付款完成，謝謝您的訂購' })).toBeVisible();
  await expect(slip).toBeHidden();
});

test('a transfer is told by its last five digits, which are shown and can be corrected', async ({
  page,
}) => {
  await comeAs(page, '一般會員', '/order/list');
  const id = await orderBy(page, 'transfer');
  await expect(page.getByRole('heading', { name: '訂單成立，請在期限內付款' })).toBeVisible();
  const digits = page.getByRole('textbox', { name: /轉出帳號末五碼/ });
  await digits.fill('123');
  await page.getByRole('button', { name: '送出末五碼' }).click();
  await expect(digits).toHaveAccessibleDescription(/至少需要 5 個字/);
  await digits.fill('12345');
  await page.getByRole('button', { name: '送出末五碼' }).click();
  await expect(page.getByText('已收到您的末五碼 12345')).toBeVisible();

  await page.goto(`/order/${id}`);
  await page.getByRole('button', { name: '修改' }).click();
  await expect(digits).toHaveValue('12345');
  await digits.fill('54321');
  await page.getByRole('button', { name: '送出末五碼' }).click();
  await expect(page.getByText('已收到您的末五碼 54321')).toBeVisible();
});
