import { beforeEach, expect, test } from 'vitest';
import { dataOf, type PlacedData, type Shopper } from '../../testing';
import { openDesk, type TestDesk } from '../../testing/desk';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';

let shopper: Shopper;
let desk: TestDesk;
let id: string;
const mall = describeMall();
beforeEach(async () => {
  shopper = await mall.makeShopper();
  desk = await openDesk(mall);
  const cake = await mall.makeProduct({ rules: [{ amount: 600, stock: 10 }] });
  await shopper.add(cake.rules[0]?.id ?? 0);
  await shopper.ship((await mall.makeShippingMethod()).id);
  const { trans_order_id, next } = dataOf<PlacedData>(await shopper.pay(700));
  id = trans_order_id;
  const gateway = gatewayFor(mall);
  await gateway.send(gateway.result(next.fields));
  await move('preparing');
});

const move = (to: string, more: object = {}) => desk.move(id, to, more);

test('an order is not tracked before it is shipped', async () => {
  expect((await shopper.order(id)).shipping).toMatchObject({
    carrier: null,
    tracking_number: null,
    tracking_url: null,
  });
});

test('an order is shipped with its carrier, tracking number and tracking page', async () => {
  await move('shipped', { carrier: '黑貓宅急便', tracking_number: ' 620012345678 ' });
  expect((await shopper.order(id)).shipping).toMatchObject({
    carrier: '黑貓宅急便',
    tracking_number: '620012345678',
    tracking_url: 'https://www.t-cat.com.tw/inquire/trace.aspx?no=620012345678',
  });
  await move('arrived');
  expect((await shopper.order(id)).shipping.tracking_number).toBe('620012345678');
});

test.each([
  '6200-1234 5678',
  '單號：６２００１２３４５６７８',
  '="620012345678"',
  '620012345678.0',
])(
  'an order is shipped with the tracking number 620012345678 when it is written as %s',
  async (typed) => {
    await move('shipped', { tracking_number: typed });
    expect((await shopper.order(id)).shipping.tracking_number).toBe('620012345678');
  },
);

test('a tracking number is refused when a spreadsheet has rounded it', async () => {
  const refused = await move('shipped', { tracking_number: '8.88801E+15' });
  expect(refused.body.data).toMatchObject({ fields: [{ field: 'tracking_number' }] });
});

test('a carrier without a tracking page is named all the same', async () => {
  await move('shipped', { carrier: '巷口阿伯的貨車' });
  expect((await shopper.order(id)).shipping).toMatchObject({
    carrier: '巷口阿伯的貨車',
    tracking_number: null,
    tracking_url: null,
  });
});

const INHERITED = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

test.each(INHERITED)('an order is shown when its carrier is named %s', async (carrier) => {
  await move('shipped', { carrier, tracking_number: '62001' });
  const expected = { carrier, tracking_number: '62001', tracking_url: null };
  expect((await shopper.order(id)).shipping).toMatchObject(expected);
  const detail = await desk.get(`/api/staff/order/detail/${id}`);
  expect(detail.body.data).toMatchObject({ shipping: expected });
  expect((await desk.post('/api/staff/order/print', { o_ids: [id] })).status).toBe(200);
});

test.each(INHERITED)('an order is shown when the reason of its refund is %s', async (reason) => {
  await move('refunding', { reason });
  expect((await shopper.order(id)).timeline.map(({ text }) => typeof text)).not.toContain(
    'undefined',
  );
  expect((await desk.get(`/api/staff/order/detail/${id}`)).status).toBe(200);
});

test('carrier and number may be omitted, and a number must be one', async () => {
  const refused = await move('shipped', { tracking_number: '請洽店家' });
  expect(refused.body.data).toMatchObject({
    fields: [{ field: 'tracking_number', msg: '物流單號只有英文字母和數字' }],
  });
  await move('shipped', { carrier: '', tracking_number: '' });
  expect(await shopper.order(id)).toMatchObject({
    state: 'shipped',
    shipping: { carrier: null, tracking_number: null },
  });
});
