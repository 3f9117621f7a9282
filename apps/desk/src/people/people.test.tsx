import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));
const choose = async (name: string, item: string) => {
  await press(`${name}的操作`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const confirm = async (button: string) =>
  userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: button }),
  );

it('the list shows roles, states, and what the colleague may change', async () => {
  await desk.make('店主王', ['owner']);
  await desk.make('出貨林', ['clerk', 'agent']);
  await desk.signIn('店長蘇', ['manager']);
  desk.open('/people');
  const clerk = await rowOf('出貨林');
  for (const text of ['出貨人員', '客服', '使用中', '尚未設定']) {
    expect(clerk.getByText(text)).toBeVisible();
  }
  // A manager changes neither owners nor themselves.
  expect(screen.getAllByRole('button', { name: /的操作$/ })).toHaveLength(1);
  expect((await rowOf('店長蘇')).getByText('您')).toBeVisible();
  await press('邀請同事');
  const roles = within(await screen.findByRole('group', { name: '可以做的事' }));
  expect(
    roles.getAllByRole('checkbox').map((box) => box.getAttribute('aria-labelledby')),
  ).toHaveLength(4);
  expect(roles.queryByRole('checkbox', { name: '店主' })).toBeNull();
});

it('an invitation is sent, listed and revoked', async () => {
  await desk.signIn('何明哲', ['owner']);
  desk.open('/people');
  expect(await screen.findByText('目前沒有等待回覆的邀請。')).toBeVisible();
  await press('邀請同事');
  await press('寄出邀請');
  expect(await screen.findByText('請輸入電子郵件')).toBeVisible();
  expect(screen.getByText('請至少選擇一個角色')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: '電子郵件' }), 'new@mall.test');
  await userEvent.click(screen.getByRole('checkbox', { name: '客服' }));
  await press('寄出邀請');
  expect((await rowOf('new@mall.test')).getByText('客服')).toBeVisible();
  expect(await desk.shop.mailsTo('new@mall.test')).toHaveLength(1);
  await press('撤回給 new@mall.test 的邀請');
  await confirm('撤回');
  await waitFor(() => expect(screen.queryByText('new@mall.test')).toBeNull());
});

it('a colleague who is on the list cannot be invited again', async () => {
  const { account } = await desk.make('出貨林', ['clerk']);
  await desk.signIn('何明哲', ['owner']);
  desk.open('/people');
  await press('邀請同事');
  await userEvent.type(await screen.findByRole('textbox', { name: '電子郵件' }), account);
  await userEvent.click(screen.getByRole('checkbox', { name: '客服' }));
  await press('寄出邀請');
  expect(await screen.findByText('這位同事已經在名單裡了')).toBeVisible();
});

it('changed roles apply at once', async () => {
  const clerk = await desk.make('出貨林', ['clerk']);
  await desk.signIn('何明哲', ['owner']);
  desk.open('/people');
  await choose('出貨林', '調整角色');
  await userEvent.click(await screen.findByRole('checkbox', { name: '出貨人員' }));
  await press('儲存角色');
  expect(await screen.findByText('請至少選擇一個角色')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: '會計' }));
  await press('儲存角色');
  expect((await rowOf('出貨林')).getByText('會計')).toBeVisible();
  expect((await clerk.get('/api/staff/session')).body.data).toBeNull();
});

it('a role that another owner gave meanwhile stays when an older dialog is saved', async () => {
  const clerk = await desk.make('出貨林', ['clerk']);
  const other = await desk.make('店主王', ['owner']);
  await desk.signIn('何明哲', ['owner']);
  desk.open('/people');
  await choose('出貨林', '調整角色');
  await userEvent.click(await screen.findByRole('checkbox', { name: '會計' }));
  await other.post('/api/staff/people/roles/store', { id: clerk.id, roles: ['clerk', 'agent'] });
  desk.refetch();
  await press('儲存角色');
  for (const role of ['出貨人員', '客服', '會計']) {
    expect(await (await rowOf('出貨林')).findByText(role)).toBeVisible();
  }
});

it('a colleague is suspended and restored after a confirmation', async () => {
  const clerk = await desk.make('出貨林', ['clerk']);
  await desk.signIn('何明哲', ['owner']);
  desk.open('/people');
  await choose('出貨林', '停用');
  await confirm('取消');
  expect((await clerk.get('/api/staff/session')).body.data).not.toBeNull();
  await choose('出貨林', '停用');
  await confirm('停用');
  expect(await (await rowOf('出貨林')).findByText('已停用')).toBeVisible();
  expect((await clerk.get('/api/staff/session')).body.data).toBeNull();
  await choose('出貨林', '恢復使用');
  await confirm('恢復使用');
  expect(await (await rowOf('出貨林')).findByText('使用中')).toBeVisible();
});

it('a change that was decided meanwhile is refused with a sentence', async () => {
  const other = await desk.make('出貨林', ['clerk']);
  const owner = await desk.make('店主王', ['owner']);
  await desk.signIn('店長蘇', ['manager']);
  desk.open('/people');
  await rowOf('出貨林');
  await owner.post('/api/staff/people/roles/store', { id: other.id, roles: ['owner'] });
  await choose('出貨林', '停用');
  await confirm('停用');
  expect(await screen.findByText('您不能給予或變更比自己權限更大的角色')).toBeInTheDocument();
});

it('a screen explains itself when the roles of the colleague do not include it', async () => {
  await desk.signIn('出貨林', ['clerk']);
  desk.open('/people');
  expect(await screen.findByRole('heading', { name: '您的角色不能使用這個畫面' })).toBeVisible();
});
