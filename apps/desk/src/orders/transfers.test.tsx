import { dataOf, type PlacedData } from '@mall/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setupDesk } from '../testing/setupDesk';

const desk = setupDesk();

/** Places orders that are paid by transfer, and reports the last five digits of each. */
async function transfers(...digits: readonly string[]): Promise<string[]> {
  const { shop } = desk;
  for (const [key, value] of [
    ['money_transfer_bank_code', '808'],
    ['money_transfer_bank_name', '玉山銀行'],
    ['money_transfer_account', '0123-456-789'],
  ] as const) {
    await shop.setConfig('payment', key, value);
  }
  const shopper = await shop.makeShopper();
  const tea = await shop.makeProduct({ rules: [{ amount: 300, stock: 99 }] });
  await shopper.ship((await shop.makeShippingMethod()).id);
  const ids: string[] = [];
  for (const each of digits) {
    await shopper.add(tea.rules[0]?.id ?? 0);
    const placed = await shopper.pay(400, { payment: { method: 'transfer' } });
    const { trans_order_id: o_id } = dataOf<PlacedData>(placed);
    await shopper.call.post('/api/order/store', { o_id, remit_account_check: each });
    ids.push(o_id);
  }
  return ids;
}

it('an accountant compares digits and amounts, and confirms several transfers at once', async () => {
  const [first = '', second = ''] = await transfers('11111', '22222', '33333');
  await desk.signIn('會計許', ['accountant']);
  desk.open('/orders?view=toConfirm');
  const row = within(await screen.findByRole('row', { name: new RegExp(second) }));
  expect(row.getByText('末五碼 22222')).toBeVisible();
  expect(row.getByText('NT$400')).toBeVisible();
  for (const id of [first, second]) {
    await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(id) }));
  }
  expect(screen.getByText('合計 NT$800')).toBeVisible();
  expect(screen.queryByRole('button', { name: '列印' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '確認收款 2 筆' }));
  expect(await screen.findByText('確認 2 筆收款')).toBeVisible();
  // The batch waits: it is undone by the colleague who started it, without the permission to ship.
  await userEvent.click(await screen.findByRole('button', { name: '復原' }));
  expect(await screen.findByText('已取消，訂單沒有變更')).toBeVisible();
});

it('a clerk sees reported transfers, and cannot confirm them', async () => {
  const [id = ''] = await transfers('11111');
  await desk.signIn('出貨林', ['clerk']);
  desk.open('/orders?view=toConfirm');
  await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(id) }));
  expect(screen.getByRole('button', { name: '列印' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /確認收款/ })).toBeNull();
});
