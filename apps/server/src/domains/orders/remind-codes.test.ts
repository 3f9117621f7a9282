import { beforeEach, expect, test } from 'vitest';
import { dataOf, type PlacedData, type Shopper } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let shopper: Shopper;
const mall = describeMall();
beforeEach(async () => {
  shopper = await mall.makeShopper();
  const cake = await mall.makeProduct({ rules: [{ amount: 600, stock: 10 }] });
  const { id } = await mall.makeShippingMethod();
  await shopper.add(cake.rules[0]?.id ?? 0);
  await shopper.ship(id);
});

/** `2026/11/27 23:59:59`, in the gateway's format. */
const gatewayTime = (time: number) =>
  new Date(time + 8 * HOUR).toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ');

/** Places an order with an issued code of this lifetime. */
async function codeThatLives(ms: number) {
  const placed = dataOf<PlacedData>(await shopper.pay(700, { payment: { method: 'cvs' } }));
  const gateway = gatewayFor(mall);
  const result = gateway.result(placed.next.fields, {
    RtnCode: '10100073',
    PaymentNo: 'LLL22123456789',
    ExpireDate: gatewayTime(Date.now() + ms),
  });
  await gateway.send(result, 'code');
  return { id: placed.trans_order_id, pay: () => gateway.send(gateway.result(placed.next.fields)) };
}
const reminders = async () =>
  dataOf<{ list: { topic: string; title: string; content: string; target: object }[] }>(
    await shopper.call.get('/api/notify/list/1'),
  ).list.filter(({ title }) => title === '繳費期限快到了');

test('a code that expires within a day causes one reminder, with its amount and its end', async () => {
  const { id } = await codeThatLives(3 * DAY);
  await mall.tick(new Date(Date.now() + 2 * DAY - HOUR));
  expect(await reminders()).toEqual([]);
  for (const hours of [1, 2, 3]) await mall.tick(new Date(Date.now() + 2 * DAY + hours * HOUR));
  expect(await reminders()).toMatchObject([
    { topic: 'payment', target: { type: 'order', trans_order_id: id } },
  ]);
  expect((await reminders())[0]?.content).toMatch(
    new RegExp(`訂單 ${id} 還有 NT\\$700 等您繳費，請在 \\d+/\\d+（.）\\d\\d:\\d\\d 前完成`),
  );
});

test('a code of a few hours causes a reminder when half of them are over', async () => {
  await codeThatLives(4 * HOUR);
  await mall.tick(new Date(Date.now() + HOUR));
  expect(await reminders()).toEqual([]);
  await mall.tick(new Date(Date.now() + 2.1 * HOUR));
  expect(await reminders()).toHaveLength(1);
});

test('paid and expired codes cause no reminder', async () => {
  const { pay } = await codeThatLives(3 * DAY);
  await pay();
  await mall.tick(new Date(Date.now() + 2.5 * DAY));
  expect(await reminders()).toEqual([]);
});
