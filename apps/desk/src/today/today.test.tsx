import type { StaffOrderQuery } from '@mall/sdk/staff';
import { askShop } from '@mall/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { placeOrders } from '../testing/placeOrders';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();
const PENDING = `state = 'pending', pay_status = 'unpaid', paid_at = null`;

/** The orders that wait for each kind of work, by recipient, and what puts them there. */
const WORK = [
  { label: '待揀貨', names: ['林一', '林二', '林三'], is: `state = 'paid'` },
  { label: '待出貨', names: ['王一', '王二'], is: `state = 'preparing'` },
  { label: '逾期未出貨', names: ['王二'], is: `leaves_on = '2026-01-05'` },
  {
    label: '待對帳',
    names: ['陳一', '陳二'],
    is: `${PENDING}, payment_method = 'transfer', remit_account_check = '11111'`,
  },
  { label: '待退款', names: ['張一'], is: `state = 'refunding'` },
  { label: '待人工退款', names: ['李一'], refund: 'by_hand', is: `state = 'cancelled'` },
  { label: '疑似重複退款', names: ['李二'], refund: 'paid_twice', is: `state = 'cancelled'` },
  { label: '付款失敗', names: ['吳一', '吳二'], is: PENDING, failed: true },
] as const;

/** Places an order of each recipient, and puts it where it waits. */
async function makeWork(): Promise<void> {
  const { db } = desk.shop;
  await placeOrders(desk.shop, 'paid', [...new Set(WORK.flatMap(({ names }) => names))]);
  for (const { names, is, ...more } of WORK) {
    const theirs = `select id from orders where shipping->>'recipient' in (${names.map((name) => `'${name}'`).join()})`;
    await db.execute(`update orders set ${is} where id in (${theirs})`);
    if ('failed' in more) {
      await db.execute(
        `update payment_attempts set state = 'failed' where order_id in (${theirs})`,
      );
    }
    if ('refund' in more) {
      await db.execute(
        `insert into refunds (order_id, kind, amount, next_try_at, by_hand, state, paid_twice_at)
         select id, 'order', 400, now(), true, ${more.refund === 'by_hand' ? `'requested', null` : `'settled', now()`}
         from orders where id in (${theirs})`,
      );
    }
  }
}

const list = async () => within(await screen.findByRole('list', { name: '待處理的工作' }));
/** What each tile says, by its label. */
const tiles = async () =>
  Object.fromEntries(
    (await list())
      .getAllByRole('link')
      .map(({ children: [count, label] }) => [label?.textContent, count?.textContent]),
  );
const tile = async (label: string) =>
  (await list()).findByRole('link', { name: new RegExp(`^\\d+\\s*${label}$`) });

it('each tile shows how many orders wait for its work, and leads to the list of these', async () => {
  await makeWork();
  await desk.signIn('何明哲', ['owner']);
  desk.open('/');
  await tile('待揀貨');
  expect(await tiles()).toMatchObject(
    Object.fromEntries(WORK.map(({ label, names }) => [label, `${names.length}`])),
  );
  for (const { label, names } of WORK) {
    const { pathname, searchParams } = new URL(
      (await tile(label)).getAttribute('href') ?? '',
      location.origin,
    );
    expect(pathname).toBe('/desk/orders');
    const query: StaffOrderQuery = Object.fromEntries(searchParams);
    const { list: orders } = await desk.staff().orders.list(query);
    expect([label, orders.map(({ recipient }) => recipient).toSorted()]).toEqual([
      label,
      names.toSorted(),
    ]);
  }
  await userEvent.click(await tile('逾期未出貨'));
  expect(await screen.findByRole('rowheader')).toBeVisible();
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('王二')]);
});

it('the tiles of chats and reports show how many wait, and open lists with as many', async () => {
  const { shop } = desk;
  for (const name of ['林小滿', '王小明']) {
    await askShop(shop, await shop.makeMember({ name }), '在嗎？');
  }
  const { id } = await shop.makeArticle({ content: '買一送一' });
  await shop.as(await shop.makeMember()).post('/api/article/report', { a_id: id, reason: '廣告' });
  await desk.signIn('何明哲', ['owner']);
  desk.open('/');
  const chats = await screen.findByRole('link', { name: /^2\s*待回覆的對話\s*剛剛傳來$/ });
  const reports = await screen.findByRole('link', { name: /^1\s*待審檢舉\s*剛剛傳來$/ });
  expect([chats, reports].map((each) => each.getAttribute('href'))).toEqual([
    '/desk/chat',
    '/desk/wall',
  ]);
  await userEvent.click(chats);
  const queue = within(await screen.findByRole('region', { name: '對話清單' }));
  expect(within(await queue.findByRole('list')).getAllByRole('link')).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: '今天' }));
  await userEvent.click(await screen.findByRole('link', { name: /^1\s*待審檢舉/ }));
  expect(await screen.findAllByRole('article')).toHaveLength(1);
});

it('every tile says 0 when nothing waits, and the alarm for double refunds is not there', async () => {
  await desk.signIn('何明哲', ['owner']);
  desk.open('/');
  await tile('待揀貨');
  const none = { 待回覆的對話: '0', 待審檢舉: '0' };
  await waitFor(async () =>
    expect(await tiles()).toEqual({
      ...none,
      ...Object.fromEntries(
        WORK.filter(({ label }) => label !== '疑似重複退款').map(({ label }) => [label, '0']),
      ),
    }),
  );
});

it.each([
  ['clerk', ['待揀貨', '待出貨', '逾期未出貨', '付款失敗']],
  ['accountant', ['待對帳', '待退款', '待人工退款']],
  ['agent', ['待回覆的對話', '付款失敗']],
  ['moderator', ['待審檢舉']],
] as const)(
  'a colleague with the role %s sees the tiles of their own work',
  async (role, labels) => {
    await desk.signIn('何明哲', [role]);
    desk.open('/');
    expect(Object.keys(await tiles())).toEqual(labels);
  },
);

it('a number that could not be loaded is not shown as 0, and the sales are loaded again on request', async () => {
  const stop = ['order/count', 'sales/day/list'].map((path) =>
    desk.loseReplies(`/api/staff/${path}`),
  );
  await desk.signIn('何明哲', ['owner']);
  desk.open('/');
  expect(await screen.findByText('無法載入銷售額')).toBeVisible();
  expect(await tiles()).toMatchObject({ 待揀貨: '–', 待出貨: '–', 待退款: '–' });
  for (const each of stop) each();
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  expect(await screen.findByRole('heading', { name: '最近七天淨銷售額' })).toBeVisible();
});

it('the sales are what was paid less what was paid back, beside the week before', async () => {
  const { shop } = desk;
  await placeOrders(shop, 'paid', ['林一', '林二', '林三']);
  // One of three orders was paid in the week before, and NT$100 of the others were paid back.
  await shop.db.execute(
    `update orders set paid_at = now() - interval '8 days' where shipping->>'recipient' = '林三'`,
  );
  await shop.db.execute(
    `insert into refunds (order_id, kind, amount, next_try_at, state, settled_at)
     select id, 'lines', 100, now(), 'settled', now() from orders
     where shipping->>'recipient' = '林二'`,
  );
  await desk.signIn('會計許', ['accountant']);
  desk.open('/');
  const sums = await screen.findByText('銷售 NT$800・退款 NT$100・2 筆訂單・比前七天多 75%');
  expect(sums.parentElement).toHaveTextContent('最近七天淨銷售額NT$700');
  const table = within(screen.getByRole('table', { name: '最近 14 天每天的銷售額' }));
  const [, today] = table.getAllByRole('row');
  expect(
    within(today ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(expect.arrayContaining(['2', 'NT$800', 'NT$100', 'NT$700']));
});
