import type { RoleName } from '@mall/sdk/staff';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { placeOrders } from '../testing/placeOrders';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();

const checkbox = (id: string) => screen.findByRole('checkbox', { name: new RegExp(id) });
const tab = (name: RegExp) => screen.findByRole('link', { name });
const selected = () => screen.queryByText('已選取 1 筆', { selector: '[role="status"]' });

it('a selection is not carried to another view that shows the same order', async () => {
  const [id = ''] = await placeOrders(desk.shop, 'paid', ['林小滿']);
  await desk.signIn('簡志勇', ['clerk']);
  desk.open('/orders?view=toPick');
  await userEvent.click(await checkbox(id));
  expect(selected()).toBeInTheDocument();
  await userEvent.click(await tab(/^全部/));
  await waitFor(async () => expect(await checkbox(id)).not.toBeChecked());
  expect(selected()).toBeNull();
});

it.each<{ readonly role: RoleName; readonly view: string; readonly may: boolean }>([
  { role: 'clerk', view: 'toPick', may: true },
  { role: 'agent', view: 'toPick', may: false },
  { role: 'accountant', view: 'toPick', may: false },
  { role: 'accountant', view: 'toConfirm', may: true },
])('the orders of $view can be selected by the role $role: $may', async ({ role, view, may }) => {
  const [id = ''] = await placeOrders(desk.shop, 'paid', ['林小滿']);
  await desk.shop.db.execute(
    `update orders set payment_method = 'transfer', remit_account_check = '11111'
     ${view === 'toConfirm' ? `, state = 'pending'` : ''}`,
  );
  await desk.signIn('何明哲', [role]);
  desk.open(`/orders?view=${view}`);
  await screen.findByRole('rowheader', { name: new RegExp(id) });
  expect(screen.queryAllByRole('checkbox')).toHaveLength(may ? 2 : 0);
});

it('the orders are loaded again when loading them failed', async () => {
  const [id = ''] = await placeOrders(desk.shop, 'paid', ['林小滿']);
  await desk.signIn('簡志勇', ['clerk']);
  const restore = desk.loseReplies('/api/staff/order/list');
  desk.open('/orders?view=toPick');
  expect(await screen.findByText(/^無法載入訂單：/)).toBeVisible();
  expect(screen.queryByText('這裡沒有訂單')).toBeNull();
  restore();
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  expect(await screen.findByRole('rowheader', { name: new RegExp(id) })).toBeVisible();
});
