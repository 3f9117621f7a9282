import type { TestMall } from './test-mall';
import { dataOf, type PlacedData, type Shopper } from './shopper';
import type { TestDesk } from './desk';

/** Lets a shop accept bank transfers. */
export async function acceptTransfers(mall: Pick<TestMall, 'setConfig'>): Promise<void> {
  const account = {
    money_transfer_bank_code: '808',
    money_transfer_bank_name: '玉山銀行',
    money_transfer_account: '0123-456-789',
  };
  for (const [key, value] of Object.entries(account)) await mall.setConfig('payment', key, value);
}

/**
 * Places the cart as an order that is paid by bank transfer, which a colleague confirms.
 *
 * @returns the number of the order.
 */
export async function payByTransfer(
  shopper: Shopper,
  desk: Pick<TestDesk, 'move'>,
  total: number,
): Promise<string> {
  const placed = await shopper.pay(total, { payment: { method: 'transfer' } });
  const { trans_order_id: id } = dataOf<PlacedData>(placed);
  dataOf(await desk.move(id, 'paid'));
  return id;
}
