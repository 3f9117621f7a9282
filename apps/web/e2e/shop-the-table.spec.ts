import type { Cart } from '@mall/sdk';
import type { Page } from '@playwright/test';
import { callAs, callAsDemoMember, fillCart, type Call } from './calls';
import { expectAnnounced } from './announcements';
import { anotherBrowser } from './posts';
import { expect, openSignedIn, signIn, test } from './test';

/** A product with variants in the refrigerated cart. */
const MILK = '1401';
/** A product without variants in the normal cart. */
const HONEY = '1614';

/** A product that is sold out. */
const PRETZELS = '1505';

/** Publishes a table of two layers, with variants and a product that is sold out. @returns its id */
async function publishTable(page: Page): Promise<number> {
  const call = await callAs(page);
  const { id } = await call<{ id: number }>('/api/article/store', {
    content: '今天的桌子',
    permission: '1',
    gids: [],
    product: [MILK, HONEY, PRETZELS],
    picture: [],
    video: [],
  });
  return id;
}

const openTable = (page: Page) => page.getByRole('button', { name: /^照這桌買/ }).click();
const sheetOf = (page: Page) => page.getByRole('dialog', { name: '照這桌買' });
const names = async (call: Call, layer: 1 | 2 | 3) =>
  (await call<Cart>(`/api/shopping/cart/list/${layer}`)).list.map(({ p_id, quantity }) => [
    p_id,
    quantity,
  ]);
const emptyCarts = async (call: Call) => {
  for (const layer of [1, 2, 3] as const) await fillCart(call, layer, {});
};

test('a member puts the table of a post into the carts', async ({ page, browser, baseURL }) => {
  const author = await anotherBrowser(browser, baseURL, '貼文作者', '/wall');
  const id = await publishTable(author);
  await author.context().close();
  await openSignedIn(page, '一般會員', '/favicon.svg');
  const call = await callAsDemoMember(page);
  await emptyCarts(call);
  await page.goto(`/article/${id}`);
  const sheet = sheetOf(page);

  await test.step('Back closes the sheet', async () => {
    await openTable(page);
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(`/article/${id}`);
  });

  await test.step('a missing variant is asked for where it is', async () => {
    await openTable(page);
    await expect(sheet.getByText(/^運費 NT\$/).first()).toBeVisible();
    await sheet.getByRole('button', { name: '全部放進購物車' }).click();
    await expect(sheet.getByRole('alert')).toHaveText('請選擇乳脂');
    await sheet.getByRole('button', { name: '全脂' }).click();
  });

  await test.step('a similar product takes the place of the one that is sold out', async () => {
    await sheet.getByRole('button', { name: /^用「.+」代替「.+」$/ }).click();
    await expect(sheet.getByText(/^代替已售完的「/)).toBeVisible();
  });

  await test.step('one press puts all of it into the carts', async () => {
    await expect(sheet.getByText(/^共 NT\$.+運費 NT\$/)).toBeVisible();
    await sheet.getByRole('button', { name: '全部放進購物車' }).click();
    await expectAnnounced(page, '整桌都在購物車裡了（3 件）');
    await expect(sheet).toHaveCount(0);
    expect(await names(call, 2)).toContainEqual([Number(MILK), 1]);
    expect(await names(call, 1)).toContainEqual([Number(HONEY), 1]);
  });
  await emptyCarts(call);
});

test('a guest chooses first and finds the table in the carts after signing in', async ({
  page,
  browser,
  baseURL,
}) => {
  const author = await anotherBrowser(browser, baseURL, '貼文作者', '/wall');
  const id = await publishTable(author);
  await author.context().close();
  await page.goto(`/article/${id}`);
  const call = await callAsDemoMember(page);
  await emptyCarts(call);
  await openTable(page);
  const sheet = sheetOf(page);
  await sheet.getByRole('button', { name: '全脂' }).click();
  await sheet.getByRole('button', { name: '全部放進購物車' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '登入' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page);
  await expectAnnounced(page, '整桌都在購物車裡了，您登入前選的商品幫您留著了');
  await expect(page).toHaveURL(`/article/${id}`);
  expect(await names(call, 2)).toEqual([[Number(MILK), 1]]);
  expect(await names(call, 1)).toEqual([[Number(HONEY), 1]]);
  await emptyCarts(call);
});
