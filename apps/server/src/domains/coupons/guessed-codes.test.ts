import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestMall, type Shopper, type TestMall } from '../../testing';
import { refused } from '../../testing/refused';

const HOUR_MS = 60 * 60_000;
let mall: TestMall;
let guesser: Shopper;
beforeAll(async () => {
  mall = await startTestMall();
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await mall.reset();
  guesser = await mall.makeShopper();
  await mall.makeCoupon({ code: 'SUMMER' });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => mall.stop());

const check = (code: string, shopper = guesser) =>
  shopper.call.get(`/api/payment/check/coupon/${code}/valid`);
const apply = (tickets: readonly (string | number)[], shopper = guesser) =>
  shopper.call.post('/api/payment/coupon/1', { tickets });
const guessTwentyTimes = async () => {
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await check(`GUESS${guess}`)).body.data).toMatchObject({ valid: false, coupon: null });
    expect((await apply([`OTHER${guess}`])).body).toEqual(refused('couponUnknown'));
  }
};

test('twenty wrong codes an hour are checked in all places together, then refused with the time to wait', async () => {
  await guessTwentyTimes();
  for (const reply of [await check('GUESS'), await check('SUMMER'), await apply(['SUMMER'])]) {
    expect([reply.status, reply.body]).toEqual([429, refused('tooManyRequests')]);
    expect(reply.body.msg).toBe('操作太頻繁了，請 60 分鐘後再試');
    const wait = Number(reply.headers.get('retry-after'));
    expect([wait > HOUR_MS / 1000 - 60, wait <= HOUR_MS / 1000]).toEqual([true, true]);
  }
  const neighbour = await mall.makeShopper();
  expect((await check('SUMMER', neighbour)).body.data).toMatchObject({ valid: true });
  vi.setSystemTime(Date.now() + HOUR_MS + 1);
  expect((await check('SUMMER')).body.data).toMatchObject({ valid: true });
});

test('no more codes are checked when many arrive at once', async () => {
  const replies = await Promise.all(Array.from({ length: 60 }, (_, at) => check(`GUESS${at}`)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
});

test('right codes and problems of a cart are not counted', async () => {
  await mall.makeCoupon({ code: 'MUCH', minAmount: 1_000_000 });
  for (let again = 0; again < 25; again += 1) {
    expect((await check('SUMMER')).status).toBe(200);
    expect((await apply(['MUCH'])).body).toEqual(refused('couponUnusable'));
  }
  expect((await check('SUMMER')).body.data).toMatchObject({ valid: true });
});
