import type { Locator } from '@playwright/test';
import { callAs, fillCart } from './calls';
import { openSignedIn, expect, MAIN_WAY, test } from './test';

/** Parses a text such as `NT$1,280`. */
const dollars = (text: string): number =>
  Number(/NT\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));

/** Returns the amounts of a summary by their displayed labels. */
async function rows(summary: Locator): Promise<Record<string, string>> {
  const texts = await summary.locator('dl > div').allInnerTexts();
  return Object.fromEntries(
    texts.map((text) => {
      const [label = '', ...rest] = text.split('\n').filter(Boolean);
      return [label, rest.at(-1) ?? ''];
    }),
  );
}

test(
  'coupons, a code and points reduce the total immediately, and every screen shows the same total',
  MAIN_WAY,
  async ({ page }) => {
    await openSignedIn(page, '一般會員', '/favicon.svg');
    await fillCart(await callAs(page), 1, { 15121: 2, 16091: 1 });

    await page.goto('/cart/temp?temp=1');
    const lines = page.getByRole('main').getByRole('article');
    await expect(lines).toHaveCount(2);
    let itemsAmount = 0;
    for (const line of await lines.all()) {
      const quantity = Number(await line.getByRole('textbox', { name: /數量/ }).inputValue());
      itemsAmount += quantity * dollars(await line.innerText());
    }
    await page.getByRole('link', { name: '結帳（3）' }).click();
    await page.getByRole('link', { name: '變更配送' }).click();
    const homeDelivery = page.getByRole('radio', { name: /常溫宅配/ });
    await homeDelivery.click();
    await expect(homeDelivery).toHaveAccessibleDescription(/NT\$100/);
    await page.getByRole('button', { name: '下一步：付款' }).click();

    await expect(page.getByText('最划算的優惠券')).toBeVisible();
    await page.getByRole('button', { name: '不使用優惠券' }).click();
    await page.getByRole('button', { name: '選擇優惠券' }).click();
    await page.getByRole('checkbox', { name: /免運券/ }).click();
    await page.getByRole('textbox', { name: '優惠代碼' }).fill('alley80');
    await page.getByRole('button', { name: '套用' }).click();
    await expect(page.getByText('已套用優惠券')).toBeVisible();
    await page.getByRole('button', { name: '使用點數' }).click();
    await page.getByRole('textbox', { name: '使用點數' }).fill('60');
    await page.getByRole('textbox', { name: '使用點數' }).press('Enter');
    await expect(page.getByText('已折抵 NT$60')).toBeVisible();

    const due = itemsAmount + 100 - 100 - 80 - 60;
    const shown = `NT$${due.toLocaleString('en-US')}`;
    const sums = {
      商品金額: `NT$${itemsAmount.toLocaleString('en-US')}`,
      運費: 'NT$100',
      優惠券折抵: '-NT$180',
      點數折抵: '-NT$60',
      總計: shown,
    };
    const summary = page.getByRole('complementary', { name: '訂單摘要' });
    await expect(summary.getByRole('button', { name: /明細/ })).toContainText(shown);
    await summary.getByRole('button', { name: /明細/ }).click();
    expect(await rows(summary)).toEqual(sums);
    await page.getByRole('button', { name: '送出訂單並付款' }).click();
    await expect(page.getByRole('heading', { name: '確認付款' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(shown);
    await page.getByRole('button', { name: '付款成功' }).click();
    await expect(page.getByRole('heading', { name: '付款完成，謝謝您的訂購' })).toBeVisible();
    await page.getByRole('link', { name: '查看訂單' }).click();
    const items = page.locator('section').filter({ hasText: '商品明細' });
    await expect(items).toContainText('總計');
    expect(await rows(items)).toEqual(sums);
  },
);
