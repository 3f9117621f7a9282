import { readFile } from 'node:fs/promises';
import type { DealerProfit, Paged } from '@mall/sdk';
import { callAs } from './calls';
import { signInBy } from './members';
import { DEMO_PASSWORD } from './own-account';
import { openSignedIn, expect, test } from './test';

interface Sum {
  orders: number;
  amount: number;
  commission: number;
}

/** Sums orders by month without refunded amounts, independently of the product's code. */
function sumByMonth(profits: readonly DealerProfit[]): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const { create_time, amount, percent, reversed } of profits) {
    if (reversed) continue;
    const month = create_time.slice(0, 7).replace('-', '/');
    const sum = sums.get(month) ?? { orders: 0, amount: 0, commission: 0 };
    sum.orders += 1;
    sum.amount += amount;
    sum.commission += Math.floor((amount * percent) / 100);
    sums.set(month, sum);
  }
  return sums;
}

test('a dealer’s year equals the sum of its orders, as a table, by month, and as a file', async ({
  page,
}) => {
  // The demo account itself, of which this test only reads: a copy has no orders of other members.
  await page.goto('/login?back=%2Fdealer%2Fprofit');
  await signInBy(page, { email: 'dealer@mall.test', password: DEMO_PASSWORD });
  await expect(page.getByRole('heading', { name: '近 12 個月分潤' })).toBeVisible();
  const call = await callAs(page);
  const profits: DealerProfit[] = [];
  for (let at = 1; ; at += 1) {
    const { list, page: where } = await call<Paged<DealerProfit>>(
      `/api/dealer/performance?page=${at}`,
    );
    profits.push(...list);
    if (at >= where.total_page) break;
  }
  const expected = sumByMonth(profits);
  expect(expected.size).toBeGreaterThan(2);

  await page.getByText('以表格查看').click();
  const table = page.getByRole('table', { name: '近 12 個月分潤' });
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(12);
  for (const row of await rows.all()) {
    const month = (await row.getByRole('rowheader').textContent()) ?? '';
    const numbers = (await row.getByRole('cell').allTextContents()).map((text) =>
      Number(text.replace(/[^\d]/g, '')),
    );
    const { orders, amount, commission } = expected.get(month) ?? {
      orders: 0,
      amount: 0,
      commission: 0,
    };
    expect(numbers, month).toEqual([orders, amount, commission]);
  }

  await test.step('one month', async () => {
    const [month, sum] = [...expected][0] ?? ['', undefined];
    await page.getByRole('combobox', { name: '月份' }).selectOption({ label: month });
    await expect(page.getByText(`${sum?.orders} 筆`, { exact: true }).first()).toBeVisible();
    await expect(
      page.getByText(`NT$${sum?.commission.toLocaleString('en')}`).first(),
    ).toBeVisible();
    await page.getByRole('combobox', { name: '月份' }).selectOption({ label: '全部月份' });
  });
  await test.step('the file lists every order, and its sum is the same', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: '下載 CSV' }).click();
    const file = await (await downloading).path();
    const text = await readFile(file, 'utf8');
    // Excel reads the file as UTF-8 only with a byte order mark.
    expect(text.startsWith('\uFEFF')).toBe(true);
    const lines = text.slice(1).trim().split(/\r?\n/).slice(1);
    expect(lines).toHaveLength(profits.length);
    const earned = lines.reduce((sum, line) => sum + Number(line.split(',')[5]), 0);
    expect(earned).toBe(
      [...expected.values()].reduce((sum, { commission }) => sum + commission, 0),
    );
  });
});

test('a dealer’s code opens the registration with the code filled in', async ({ page }) => {
  await openSignedIn(page, '經銷商', '/dealer/payment');
  const call = await callAs(page);
  const { dealer_code } = await call<{ dealer_code: string }>('/api/dealer/payment/info');
  await expect(page.getByText(dealer_code, { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: '推薦註冊連結的 QR Code' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/register?dealer=${dealer_code}`);
  await expect(page.getByLabel(/推薦代碼/)).toHaveValue(dealer_code);
});

test('a member who is not a dealer sees an explanation', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/status of 403/);
  await page.goto('/dealer/profit');
  await expect(page).toHaveURL('/login?back=%2Fdealer%2Fprofit');
  await openSignedIn(page, '一般會員', '/dealer/profit');
  await expect(page.getByRole('heading', { name: /403|經銷商/ })).toBeVisible();
});
