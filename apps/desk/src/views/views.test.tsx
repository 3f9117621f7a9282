import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();
const FROZEN = 'view=all&layer=3';

const tabs = async () => within(await screen.findByRole('navigation', { name: '訂單' }));
const tab = async (name: string) => (await tabs()).findByRole('link', { name });
const currentTab = async (name: string) =>
  (await tabs()).findByRole('link', { name, current: 'page' });
const saveButton = () => screen.findByRole('button', { name: '儲存這個篩選' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Chooses an entry of the menu of a saved filter, with the keyboard. */
async function choose(view: string, entry: string): Promise<void> {
  (await screen.findByRole('button', { name: `「${view}」的選項` })).focus();
  await userEvent.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: entry })).focus();
  await userEvent.keyboard('{Enter}');
}

async function enterName(name: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: '名稱' });
  await userEvent.clear(field);
  await userEvent.type(field, `${name}{Enter}`);
}

/** Signs in, with saved filters, by name. @returns their ids */
async function signInWith(views: Readonly<Record<string, string>>): Promise<number[]> {
  await desk.signIn('簡志勇', ['clerk']);
  const ids: number[] = [];
  for (const [name, query] of Object.entries(views)) {
    const { id } = await desk.staff().views.save({ page: 'orders', name, query });
    ids.push(id);
  }
  return ids;
}
const stored = async () =>
  (await desk.staff().views.list('orders')).map(({ name, query }) => ({ name, query }));

it('a filter of the orders is saved under a name, and its tab is current', async () => {
  await desk.signIn('簡志勇', ['clerk']);
  desk.open(`/orders?${FROZEN}`);
  await userEvent.click(await saveButton());
  await screen.findByRole('dialog', { name: '儲存這個篩選' });
  expect(screen.getByRole('textbox', { name: /^名稱/ })).toHaveFocus();
  await enterName('冷凍訂單');
  expect(await currentTab('冷凍訂單')).toBeVisible();
  expect(await tab('全部')).not.toHaveAttribute('aria-current');
  expect(screen.queryByRole('button', { name: '儲存這個篩選' })).toBeNull();
  expect(desk.address()).toMatch(/^\/orders\?view=all&layer=3&saved=\d+$/);
  expect(await stored()).toEqual([{ name: '冷凍訂單', query: FROZEN }]);
});

it('a view without search or filter cannot be saved', async () => {
  await desk.signIn('簡志勇', ['clerk']);
  desk.open('/orders?view=late');
  expect(await currentTab('逾期未出貨')).toBeVisible();
  expect(screen.queryByRole('button', { name: '儲存這個篩選' })).toBeNull();
});

it('a saved filter stays open while it is changed, until another view is opened', async () => {
  await signInWith({ 冷凍訂單: FROZEN });
  desk.open('/orders');
  await userEvent.click(await tab('冷凍訂單'));
  expect(await currentTab('冷凍訂單')).toBeVisible();
  await press('全部清除');
  expect(await saveButton()).toBeVisible();
  expect(await currentTab('冷凍訂單')).toBeVisible();
  await choose('冷凍訂單', '更新為目前篩選');
  expect(await screen.findByText('「冷凍訂單」已更新為目前篩選')).toBeVisible();
  expect(await stored()).toEqual([{ name: '冷凍訂單', query: 'view=all' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: '儲存這個篩選' })).toBeNull());
  await userEvent.click(await tab('逾期未出貨'));
  expect(await currentTab('逾期未出貨')).toBeVisible();
  expect(desk.address()).toBe('/orders?view=late');
});

it('the dialog asks before it replaces a saved filter of the same name', async () => {
  await signInWith({ 冷凍訂單: FROZEN });
  desk.open('/orders?view=late&layer=3');
  await userEvent.click(await saveButton());
  await enterName('冷凍訂單');
  expect(await screen.findByText('您已經有「冷凍訂單」了，要取代它嗎？')).toBeVisible();
  expect(await stored()).toEqual([{ name: '冷凍訂單', query: FROZEN }]);
  await press('取代「冷凍訂單」');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await stored()).toEqual([{ name: '冷凍訂單', query: 'view=late&layer=3' }]);
});

it('another name is no question after one that was taken', async () => {
  await signInWith({ 冷凍訂單: FROZEN });
  desk.open('/orders?view=late&layer=3');
  await userEvent.click(await saveButton());
  await enterName('冷凍訂單');
  expect(await screen.findByRole('button', { name: '取代「冷凍訂單」' })).toBeVisible();
  await enterName('冷凍急件');
  expect(await currentTab('冷凍急件')).toBeVisible();
  expect(await stored()).toHaveLength(2);
});

it('a name that is missing is named beside its field', async () => {
  await desk.signIn('簡志勇', ['clerk']);
  desk.open(`/orders?${FROZEN}`);
  await userEvent.click(await saveButton());
  await press('儲存');
  expect(await screen.findByText('請輸入名稱')).toBeVisible();
});

it('a saved filter gets another name', async () => {
  await signInWith({ 冷凍訂單: FROZEN });
  desk.open('/orders');
  await choose('冷凍訂單', '改名稱');
  expect(await screen.findByRole('textbox', { name: '名稱' })).toHaveValue('冷凍訂單');
  await enterName('冰的');
  expect(await tab('冰的')).toBeVisible();
  expect(await stored()).toEqual([{ name: '冰的', query: FROZEN }]);
});

it('a deleted filter comes back by undo', async () => {
  const [id] = await signInWith({ 冷凍訂單: FROZEN });
  desk.open(`/orders?${FROZEN}&saved=${id}`);
  await choose('冷凍訂單', '刪除');
  expect(await screen.findByText('已刪除「冷凍訂單」')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: '冷凍訂單' })).toBeNull());
  // The list stays as it is.
  expect(await currentTab('全部')).toHaveFocus();
  await press('復原');
  expect(await tab('冷凍訂單')).toBeVisible();
  expect(await stored()).toEqual([{ name: '冷凍訂單', query: FROZEN }]);
});

it('a saved filter opens with what still exists when its view or a value is gone', async () => {
  await signInWith({ 舊的: 'view=gone&layer=3&payment=cheque' });
  desk.open('/orders?view=late');
  await userEvent.click(await tab('舊的'));
  expect(desk.address()).toMatch(/^\/orders\?layer=3&saved=\d+$/);
  expect(await currentTab('舊的')).toBeVisible();
  expect(screen.queryByRole('button', { name: '儲存這個篩選' })).toBeNull();
});

it('an address that names a filter of somebody else opens its list', async () => {
  await desk.signIn('簡志勇', ['clerk']);
  desk.open(`/orders?${FROZEN}&saved=7`);
  expect(await saveButton()).toBeVisible();
  expect(await currentTab('全部')).toBeVisible();
});
