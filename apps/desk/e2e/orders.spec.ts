import type { Page } from '@playwright/test';
import { findViolations } from '../../web/e2e/axe';
import { callAs, callAtDesk } from '../../web/e2e/calls';
import { placeBy } from '../../web/e2e/orders';
import { DESKTOP_TOO, expect, MAIN_WAY, openSignedIn, test } from '../../web/e2e/test';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Selects these orders in the open list. */
async function select(page: Page, ids: readonly string[]): Promise<void> {
  await expect(page.getByText(ids[0] ?? '').first()).toBeVisible();
  const choose = page.getByRole('button', { name: '選取', exact: true });
  if (await choose.isVisible()) await choose.click();
  for (const id of ids) await page.getByRole('checkbox', { name: new RegExp(id) }).check();
}

test(
  'a clerk picks and ships paid orders, and the shopper sees it without reloading',
  { tag: [MAIN_WAY.tag, DESKTOP_TOO.tag] },
  async ({ page, context }) => {
    await openSignedIn(page, '一般會員', '/favicon.svg');
    const call = await callAs(page);
    const desk = await callAtDesk(page);
    const ids: string[] = [];
    for (let made = 0; made < 3; made += 1) {
      const { trans_order_id: id } = await placeBy(call, 'transfer');
      await desk('/api/staff/order/paid', { o_id: id });
      ids.push(id);
    }
    const [first = '', second = '', third = ''] = ids;
    await page.goto(`/order/${first}`);
    await expect(page.getByText('已付款').first()).toBeVisible();

    const clerk = await context.newPage();
    await clerk.goto('/desk');
    await press(clerk, '以出貨人員的身分登入（簡志勇）');
    await clerk.getByRole('link', { name: /待揀貨/ }).click();
    await select(clerk, ids);
    expect(await findViolations(clerk)).toEqual([]);
    const printed = context.waitForEvent('page');
    await press(clerk, '列印並揀貨');
    const slips = await printed;
    for (const id of ids) await expect(slips.getByText(id).first()).toBeVisible();
    await slips.getByRole('radio', { name: '出貨明細' }).click();
    await expect(slips.getByRole('heading', { name: new RegExp(second) })).toBeVisible();
    await slips.getByRole('radio', { name: '寄件標籤' }).click();
    expect(await findViolations(slips)).toEqual([]);
    await slips.close();
    await expect(clerk.getByText('備貨 3 筆訂單')).toBeVisible();
    await press(clerk, '關閉');

    await clerk.getByRole('link', { name: /待出貨/ }).click();
    await select(clerk, ids);
    await press(clerk, '出貨 3 筆');
    const dialog = clerk.getByRole('dialog', { name: '出貨' });
    await dialog.getByRole('combobox', { name: '物流公司' }).fill('黑貓宅急便');
    await dialog
      .getByRole('textbox', { name: '物流單號' })
      .fill(`${first} 620012345671\n請洽店家\n${third} 620012345673`);
    await expect(
      dialog.getByText('第 2 行：看不出物流單號（8 碼以上的英文字母和數字）'),
    ).toBeVisible();
    await expect(dialog.getByText('2 筆有單號，0 筆沒有')).toBeVisible();
    expect(await findViolations(clerk)).toEqual([]);
    await expect(dialog.getByText(`單號更正前先不出貨：${second}`)).toBeVisible();
    await dialog.getByRole('button', { name: '出貨 2 筆' }).click();
    await expect(clerk.getByText('出貨 2 筆訂單')).toBeVisible();
    await expect(clerk.getByRole('button', { name: '關閉' })).toBeVisible();

    await expect(page.getByText('620012345671')).toBeVisible();
    expect(await call(`/api/order/detail/${second}`)).toMatchObject({
      state: 'preparing',
    });
  },
);

test('a batch is undone before it starts, and an order that moved meanwhile is named', async ({
  page,
}) => {
  await openSignedIn(page, '一般會員', '/favicon.svg');
  const call = await callAs(page);
  const desk = await callAtDesk(page);
  const place = async () => {
    const { trans_order_id: id } = await placeBy(call, 'transfer');
    await desk('/api/staff/order/paid', { o_id: id });
    return id;
  };
  const [one, two] = [await place(), await place()];
  await page.goto('/desk/orders?view=toPick');
  await press(page, '以出貨人員的身分登入（簡志勇）');
  await select(page, [one, two]);
  await press(page, '列印並揀貨');
  await press(page, '復原');
  await expect(page.getByText('已取消，訂單沒有變更')).toBeVisible();
  await press(page, '關閉');
  expect(await call(`/api/order/detail/${one}`)).toMatchObject({ state: 'paid' });

  await select(page, [one, two]);
  await desk('/api/staff/order/advance', { o_id: two, to: 'preparing' });
  await press(page, '列印並揀貨');
  await expect(page.getByText('有 1 筆沒有完成')).toBeVisible();
  await expect(page.getByText(new RegExp(`^${two}：`))).toBeVisible();
  expect(await call(`/api/order/detail/${one}`)).toMatchObject({ state: 'preparing' });
});

test('a refund asks for a reason, and for a confirmation that it was paid back by hand', async ({
  page,
}) => {
  await openSignedIn(page, '一般會員', '/favicon.svg');
  const call = await callAs(page);
  const desk = await callAtDesk(page);
  const { trans_order_id: id } = await placeBy(call, 'transfer');
  await desk('/api/staff/order/paid', { o_id: id });
  await page.goto(`/desk/orders/${id}`);
  await press(page, '以店主的身分登入（何明哲）');
  await press(page, '取消並退款');
  const dialog = page.getByRole('dialog', { name: /要取消這筆訂單並退款/ });
  await dialog.getByRole('button', { name: '取消並退款' }).click();
  await expect(dialog.getByText('請填寫原因')).toBeVisible();
  await dialog.getByRole('textbox', { name: '原因' }).fill('產地缺貨');
  await dialog.getByRole('button', { name: '取消並退款' }).click();
  await press(page, '執行退款');
  await page.getByRole('alertdialog').getByRole('button', { name: '我已經另外退款' }).click();
  await expect(page.getByText('已退款').first()).toBeVisible();
  expect(await call(`/api/order/detail/${id}`)).toMatchObject({
    state: 'refunded',
    cancel_reason: '產地缺貨',
  });
});
