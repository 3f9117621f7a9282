import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Chooses an option of a filter, from the menu of all filters. */
async function filterBy(filter: string, option: string): Promise<void> {
  await press('加入篩選');
  await press(filter);
  await userEvent.click(await screen.findByRole('radio', { name: option }));
  await userEvent.keyboard('{Escape}');
}
const entries = async () =>
  (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);

it('the audit shows what colleagues did as sentences, newest first', async () => {
  const owner = await desk.signIn('何明哲', ['owner']);
  const { id } = await desk.make('簡志勇', ['clerk']);
  await owner.post('/api/staff/people/roles/store', { id, roles: ['agent', 'accountant'] });
  await owner.post('/api/staff/people/suspend', { id });
  await owner.post('/api/staff/people/invite', { email: 'new@mall.test', roles: ['clerk'] });
  desk.open('/audit');
  await waitFor(async () =>
    expect(await entries()).toEqual([
      '何明哲寄出了邀請',
      '何明哲停用了簡志勇',
      '何明哲調整了簡志勇的角色',
    ]),
  );
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent('電子郵件已變更');
  expect(rows[0]).not.toHaveTextContent('new@mall.test');
  expect(rows[1]).toHaveTextContent('狀態使用中 → 已停用');
  expect(rows[2]).toHaveTextContent('角色出貨人員 → 客服、會計');
});

it('the filters are in the URL, and the list follows them', async () => {
  const owner = await desk.signIn('何明哲', ['owner']);
  const one = await desk.make('簡志勇', ['clerk']);
  const two = await desk.make('蘇雅筑', ['clerk']);
  for (const { id } of [one, two]) await owner.post('/api/staff/people/suspend', { id });
  await owner.post('/api/staff/people/restore', { id: two.id });
  desk.open('/audit');
  await filterBy('動作', '停用');
  await waitFor(async () =>
    expect(await entries()).toEqual(['何明哲停用了蘇雅筑', '何明哲停用了簡志勇']),
  );
  const [first] = screen.getAllByRole('row').slice(1);
  if (!first) throw new Error('No entry');
  await userEvent.click(within(first).getByRole('button', { name: '只看蘇雅筑' }));
  await waitFor(async () => expect(await entries()).toEqual(['何明哲停用了蘇雅筑']));
  expect(desk.address()).toBe(`/audit?action=people.suspended&subject=colleague%3A${two.id}`);
  await filterBy('同事', '簡志勇');
  expect(await screen.findByRole('heading', { name: '沒有符合的紀錄' })).toBeVisible();
  await press('全部清除');
  await waitFor(async () => expect(await entries()).toHaveLength(3));
  expect(desk.address()).toBe('/audit');
});

it('a day of the URL limits the list, and nonsense is ignored', async () => {
  const owner = await desk.signIn('何明哲', ['owner']);
  await owner.post('/api/staff/people/invite', { email: 'new@mall.test', roles: ['clerk'] });
  desk.open('/audit?days=..2020-01-01&actor=nobody&action=unknown');
  expect(await screen.findByRole('heading', { name: '沒有符合的紀錄' })).toBeVisible();
  expect(screen.getByRole('button', { name: '日期：到 2020/01/01 為止' })).toBeVisible();
});

it('earlier entries are on the next page, which the URL names', async () => {
  const owner = await desk.signIn('何明哲', ['owner']);
  const { id } = await desk.make('簡志勇', ['clerk']);
  for (let round = 0; round < 26; round += 1) {
    await owner.post('/api/staff/people/suspend', { id });
    await owner.post('/api/staff/people/restore', { id });
  }
  desk.open('/audit');
  await waitFor(async () => expect(await entries()).toHaveLength(50));
  await press('下一頁');
  await waitFor(async () => expect(await entries()).toHaveLength(2));
  expect(screen.getByText('第 51–52 筆')).toBeVisible();
  expect(desk.address()).toMatch(/^\/audit\?cursor=\d+&page=2$/);
  await press('上一頁');
  await waitFor(async () => expect(await entries()).toHaveLength(50));
  expect(desk.address()).toBe('/audit');
});

it('a colleague without the permission for all sees only what they did', async () => {
  const owner = await desk.make('何明哲', ['owner']);
  await owner.post('/api/staff/people/invite', { email: 'new@mall.test', roles: ['clerk'] });
  await desk.signIn('簡志勇', ['clerk']);
  desk.open('/audit');
  expect(await screen.findByText('您做過的事，任何人都不能修改或刪除。')).toBeVisible();
  expect(await screen.findByRole('heading', { name: '沒有符合的紀錄' })).toBeVisible();
  await press('加入篩選');
  expect(await screen.findByRole('button', { name: '動作' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '同事' })).toBeNull();
});

it('an owner sees refused attempts and reads of personal data beside the entries', async () => {
  await desk.signIn('何明哲', ['owner']);
  const clerk = await desk.make('簡志勇', ['clerk']);
  await clerk.get('/api/staff/people/list');
  desk.open('/audit');
  await userEvent.click(await screen.findByRole('link', { name: '失敗與被拒' }));
  expect(desk.address()).toBe('/audit?view=refused');
  const row = within(await screen.findByRole('row', { name: /沒有權限的操作/ }));
  expect(row.getByText('簡志勇')).toBeVisible();
  expect(row.getByText('1 次')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '查看個資' }));
  expect(await screen.findByText('最近三個月沒有紀錄')).toBeVisible();
});

it('a clerk sees the own entries alone', async () => {
  await desk.signIn('簡志勇', ['clerk']);
  desk.open('/audit?view=refused');
  expect(await screen.findByRole('heading', { name: '沒有符合的紀錄' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '失敗與被拒' })).toBeNull();
});
