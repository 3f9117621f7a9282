import { beforeEach, expect, test } from 'vitest';
import { dataOf, type PlacedData, type Shopper } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';

let shopper: Shopper;
const mall = describeMall();
beforeEach(async () => {
  shopper = await mall.makeShopper();
  const cake = await mall.makeProduct({ rules: [{ amount: 600, stock: 10 }] });
  const { id } = await mall.makeShippingMethod();
  await shopper.add(cake.rules[0]?.id ?? 0);
  await shopper.ship(id);
});

const payBy = async (method: string) =>
  dataOf<PlacedData>(await shopper.pay(700, { payment: { method } }));
const listed = async () => {
  const { list } = dataOf<{ list: { payment_due: object | null }[] }>(
    await shopper.call.get('/api/order/list/all'),
  );
  return list[0]?.payment_due;
};

test('an order shows in the list that its payment code is open', async () => {
  const { next } = await payBy('atm');
  expect(await listed()).toBeNull();
  const gateway = gatewayFor(mall);
  const issued = gateway.result(next.fields, {
    RtnCode: '2',
    BankCode: '812',
    vAccount: '9956217869594998',
    ExpireDate: '2099/11/27',
  });
  await gateway.send(issued, 'code');
  expect(await listed()).toEqual({
    name: 'ATM 虛擬帳號',
    amount: 700,
    expire_time: expect.stringMatching(/^2099-11-27 /),
  });
  await gateway.send(gateway.result(next.fields));
  expect(await listed()).toBeNull();
});

test('an order shows in the list that it waits for a transfer, and not that it waits for a card', async () => {
  await mall.setConfig('payment', 'money_transfer_bank_code', '812');
  await mall.setConfig('payment', 'money_transfer_account', '00123456789');
  const { trans_order_id: id } = await payBy('transfer');
  expect(await listed()).toEqual({
    name: '銀行轉帳',
    amount: 700,
    expire_time: expect.any(String),
  });
  await shopper.call.post(`/api/reset/payment/pay/${id}`, { payment: { method: 'credit' } });
  expect(await listed()).toBeNull();
});

test('an unpaid order says until when it can be paid, in the list and on its page, also when it waits for a card', async () => {
  const { trans_order_id: id } = await payBy('credit');
  const deadline = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
  const { list } = dataOf<{ list: { pay_until: string | null }[] }>(
    await shopper.call.get('/api/order/list/all'),
  );
  expect(list[0]?.pay_until).toMatch(deadline);
  const detail = async () =>
    dataOf<{ pay_until: string | null }>(await shopper.call.get(`/api/order/detail/${id}`));
  expect((await detail()).pay_until).toBe(list[0]?.pay_until);
  await mall.tick(new Date(Date.parse(`${list[0]?.pay_until}+08:00`) + 1000));
  expect((await detail()).pay_until).toBeNull();
});
