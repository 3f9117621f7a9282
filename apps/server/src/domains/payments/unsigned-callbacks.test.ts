import { beforeEach, expect, test } from 'vitest';
import { trustedProxies } from '../../http/trusted-proxies';
import { dataOf, type PlacedData } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';

const mall = describeMall(
  { logLevel: 'warn', trustProxy: trustedProxies('1') },
  { oneServerBecause: 'each server logs the count of its own calls' },
);
const FORGED = { MerchantTradeNo: 'FORGED1', RtnCode: '1', CheckMacValue: 'A'.repeat(64) };
const WRONG = [400, '0|CheckMacValue Error'];

/** Posts a result from a client address. */
async function send(address: string, form: Readonly<Record<string, string>>) {
  const response = await fetch(`${mall.baseUrl}/api/payment/ecpay/callback`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: new URLSearchParams(form),
  });
  return [response.status, await response.text()];
}
const sendMany = (times: number, address: string) =>
  Promise.all(Array.from({ length: times }, () => send(address, FORGED)));

beforeEach(async () => {
  await mall.restart();
  mall.takeWarnings();
});

test('unsigned results are refused with 429 after 60 a minute from one address', async () => {
  expect(await sendMany(60, '203.0.113.1')).toEqual(Array.from({ length: 60 }, () => WRONG));
  expect(await send('203.0.113.1', FORGED)).toEqual([429, '0|Too Many Requests']);
  expect(await send('203.0.113.2', FORGED)).toEqual(WRONG);
});

test('a signed result is accepted from an address that has used up its unsigned ones', async () => {
  const gateway = gatewayFor(mall);
  const shopper = await mall.makeShopper();
  const home = await mall.makeShippingMethod();
  const cake = await mall.makeProduct({ rules: [{ amount: 600, stock: 5 }] });
  await shopper.add(cake.rules[0]?.id ?? 0);
  await shopper.ship(home.id);
  const order = dataOf<PlacedData>(await shopper.pay(700));
  await sendMany(61, '203.0.113.3');
  const failed = gateway.result(order.next.fields, { RtnCode: '10100058', RtnMsg: '餘額不足' });
  expect(await send('203.0.113.3', failed)).toEqual([200, '1|OK']);
});

test('unsigned results are logged as one line for each address, with their count', async () => {
  await Promise.all([sendMany(70, '203.0.113.4'), sendMany(2, '203.0.113.5')]);
  expect(mall.takeWarnings()).toEqual([]);
  await mall.restart();
  const lines = mall.takeWarnings().map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ network, count }) => [network, count])).toEqual([
    ['203.0.113.4', 70],
    ['203.0.113.5', 2],
  ]);
});
