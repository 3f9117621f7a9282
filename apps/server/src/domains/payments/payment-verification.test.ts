import Fastify, { type FastifyInstance } from 'fastify';
import formbody from '@fastify/formbody';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { siteAddress } from '../../kernel/site-address';
import { orderEvents, paymentAttempts } from '../../db/schema';
import { dataOf, startTestMall, type PlacedData, type Shopper, type TestMall } from '../../testing';
import { gatewayFor, type TestGateway } from '../../testing/gateway';
import { type PaymentConfig, SANDBOX } from '../../config/payment-config';
import { ecpayGateway } from '.';
import { signed } from '../../platform/ecpay/check-mac-value';

const { merchantId, ...keys } = SANDBOX;
const MINUTE_MS = 60_000;
const CONFIRMED = { status: 200, text: '1|OK' };

/** The gateway's own records of every trade; null: it does not answer. */
let book: { readonly TradeStatus: string; readonly TradeAmt: string } | null;
let questions: number;
let inFlight: number;
let mostInFlight: number;
let ecpay: FastifyInstance;
let payment: PaymentConfig;
let mall: TestMall;
let gateway: TestGateway;
let shopper: Shopper;
let order: PlacedData;

beforeAll(async () => {
  ecpay = Fastify();
  await ecpay.register(formbody);
  ecpay.post('/Cashier/QueryTradeInfo/V5', async (request, reply) => {
    questions += 1;
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
    // Answers after the requests that have arrived meanwhile are read.
    await new Promise((resolve) => setImmediate(resolve));
    inFlight -= 1;
    if (book === null) return reply.code(503).send('busy');
    const { MerchantTradeNo } = request.body as { MerchantTradeNo: string };
    const answer = { MerchantID: merchantId, MerchantTradeNo, TradeNo: '2611', ...book };
    return Object.entries(signed(answer, keys))
      .map(([name, value]) => `${name}=${value}`)
      .join('&');
  });
  const address = await ecpay.listen({ port: 0, host: '127.0.0.1' });
  payment = { ...SANDBOX, gateway: 'ecpay', cashier: `${address}/Cashier/AioCheckOut/V5` };
  mall = await startTestMall({
    // A payment that does not fit its order is logged as an error, which is expected here.
    logLevel: 'silent',
    storeMap: { address: `${address}/map`, merchantId },
    payment,
  });
  gateway = gatewayFor(mall);
});
beforeEach(async () => {
  await mall.reset();
  questions = 0;
  inFlight = 0;
  mostInFlight = 0;
  shopper = await mall.makeShopper();
  const home = await mall.makeShippingMethod();
  const cake = await mall.makeProduct({ rules: [{ amount: 600, stock: 5 }] });
  await shopper.add(cake.rules[0]?.id ?? 0);
  await shopper.ship(home.id);
  order = dataOf<PlacedData>(await shopper.pay(700));
});
afterAll(async () => {
  await mall.stop();
  await ecpay.close();
});

const state = async () => (await shopper.order(order.trans_order_id)).state;
const notice = (more?: Record<string, string>) =>
  gateway.send(gateway.result(order.next.fields, more));
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
const PAID = { TradeStatus: '1', TradeAmt: '700' };
const UNPAID = { TradeStatus: '0', TradeAmt: '700' };

test('a signed but false result pays nothing, whatever its amount', async () => {
  book = UNPAID;
  expect(await notice()).toEqual(CONFIRMED);
  expect(await notice({ TradeAmt: '1' })).toEqual(CONFIRMED);
  await mall.tick(later(2));
  expect(await state()).toBe('pending');
  expect(questions).toBe(3);
});

test('only the gateway’s own amount counts', async () => {
  book = { TradeStatus: '1', TradeAmt: '1' };
  expect(await notice()).toEqual({ status: 400, text: '0|wrong amount' });
  expect(await state()).toBe('pending');
  book = PAID;
  expect(await notice({ TradeAmt: '1' })).toEqual(CONFIRMED);
  expect(await state()).toBe('paid');
  const [attempt] = await mall.db.select().from(paymentAttempts);
  expect(attempt?.provider).toMatchObject({ TradeAmt: '700', TradeNo: '2611' });
});

test('a result is stored while the gateway does not answer, and queried again later', async () => {
  book = null;
  expect(await notice()).toEqual(CONFIRMED);
  expect(await state()).toBe('pending');
  await mall.restart();
  await mall.tick(new Date());
  expect(questions).toBe(1);
  book = PAID;
  await mall.tick(later(1));
  expect(await state()).toBe('paid');
  const before = questions;
  await mall.tick(later(2));
  expect(questions).toBe(before);
});

test('a result is queried every minute at first, then more slowly, and not for ever', async () => {
  book = null;
  await notice();
  await mall.db.execute(`update orders set expires_at = null`);
  for (let minute = 1; minute <= 10; minute += 1) await mall.tick(later(minute));
  expect(questions).toBe(11);
  for (let minute = 11; minute <= 70; minute += 1) await mall.tick(later(minute));
  expect(questions).toBeLessThan(18);
  for (let hour = 2; hour <= 24 * 14; hour += 1) await mall.tick(later(hour * 60));
  expect(questions).toBeLessThan(50);
  expect(await state()).toBe('pending');
});

test('a result that arrives twice, also at once, has one effect', async () => {
  book = PAID;
  expect(await Promise.all([notice(), notice()])).toEqual([CONFIRMED, CONFIRMED]);
  expect(await notice()).toEqual(CONFIRMED);
  expect(await mall.db.$count(orderEvents)).toBe(2);
});

describe('thirty signed results of one unpaid trade at once', () => {
  test('cause one query at a time', async () => {
    book = UNPAID;
    const replies = await Promise.all(Array.from({ length: 30 }, () => notice()));
    expect(replies).toEqual(replies.map(() => CONFIRMED));
    expect(mostInFlight).toBe(1);
  });

  test.each([
    ['two questions while it is unpaid: the second is newer than every result', UNPAID, 2],
    ['one question when it is paid', PAID, 1],
  ])('cause %s', async (_, answer, before) => {
    book = answer;
    const trade = order.next.fields['MerchantTradeNo'] ?? '';
    const { query } = ecpayGateway(
      payment,
      siteAddress({ publicUrl: null, deskUrl: null, port: 0 }, () => []),
    );
    const results = await Promise.all(Array.from({ length: 30 }, () => query(trade)));
    expect(results.map((result) => result?.outcome)).toEqual(
      results.map(() => (answer === PAID ? 'paid' : undefined)),
    );
    expect(questions).toBe(before);
  });
});
