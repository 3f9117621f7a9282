import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { placeOrders } from '../testing/placeOrders';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();
afterEach(() => vi.restoreAllMocks());

const NAMES = ['林小滿', '王小明', '陳阿芳'];
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const setState = (id: string, state: string) =>
  desk.shop.db.execute(`update orders set state = '${state}' where trans_order_id = '${id}'`);

/** Runs the batches whose pause is over, and looks at once how far they are. */
async function afterPause(): Promise<void> {
  await desk.shop.tick(new Date(Date.now() + 10_000));
  await desk.shop.db.execute(`update batches set starts_at = now()`);
  desk.refetch();
}

/** Selects all orders of a view, as a clerk. @returns the numbers of three orders, the oldest first */
async function selectAll(
  state: 'paid' | 'preparing' | 'shipped',
  view: string,
): Promise<readonly [string, string, string]> {
  const [a = '', b = '', c = ''] = await placeOrders(desk.shop, state, NAMES);
  await desk.signIn('簡志勇', ['clerk']);
  desk.open(`/orders?view=${view}`);
  await screen.findByRole('checkbox', { name: new RegExp(c) });
  await userEvent.click(screen.getByRole('checkbox', { name: '選取這一頁' }));
  return [a, b, c];
}

it('only the prepared orders are offered for shipping, and the failed one is named with its reason until it is tried again', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const [a, b, c] = await selectAll('paid', 'toPick');
  await press('列印並揀貨');
  expect(await screen.findByText(/^\d 秒後開始$/)).toBeVisible();
  expect(open).toHaveBeenCalledExactlyOnceWith(
    `/desk/orders/print?id=${a}&id=${b}&id=${c}`,
    ...['_blank', 'noopener'],
  );
  // A colleague has shipped it meanwhile.
  await setState(b, 'shipped');
  await afterPause();

  expect(await screen.findByText('有 1 筆沒有完成')).toBeVisible();
  expect(screen.getByText(/^\w+：/)).toHaveTextContent(`${b}：訂單狀態已變更，無法進行這項操作`);
  expect(await screen.findByText('這裡沒有訂單')).toBeVisible();
  await press('出貨 2 筆');
  const dialog = within(await screen.findByRole('dialog', { name: '出貨' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${a}林小滿沒有單號`,
    `${c}陳阿芳沒有單號`,
  ]);
  await userEvent.keyboard('{Escape}');

  await setState(b, 'paid');
  await press('重試失敗的訂單');
  await afterPause();
  expect(await screen.findByRole('button', { name: '出貨 3 筆' })).toBeVisible();
  expect(screen.queryByText('有 1 筆沒有完成')).toBeNull();
  expect(screen.queryByRole('button', { name: '重試失敗的訂單' })).toBeNull();
  await press('關閉');
  expect(screen.queryByText('備貨 3 筆訂單')).toBeNull();
});

it('the orders of a batch stay as they were when it is undone before it starts', async () => {
  const [a] = await selectAll('shipped', 'inTransit');
  await press('標記已送達');
  expect(await screen.findByText('3 筆訂單送達')).toBeVisible();
  await press('復原');
  expect(await screen.findByText('已取消，訂單沒有變更')).toBeVisible();
  expect(screen.queryByRole('button', { name: '復原' })).toBeNull();
  await afterPause();
  expect((await desk.staff().orders.detail(a)).state).toBe('shipped');
});

it('a done batch of another kind offers no shipping, and its orders have left the list', async () => {
  const [a] = await selectAll('shipped', 'inTransit');
  await press('標記已送達');
  await screen.findByText('3 筆訂單送達');
  await afterPause();
  expect(await screen.findByText('已完成 3 / 3')).toBeVisible();
  expect(await screen.findByText('這裡沒有訂單')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '復原' })).toBeNull());
  expect(screen.queryByRole('button', { name: /^出貨/ })).toBeNull();
  expect((await desk.staff().orders.detail(a)).state).toBe('arrived');
});
