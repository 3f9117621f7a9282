import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf, type PlacedData } from '../../testing';
import { openDesk } from '../../testing/desk';
import { deskRefunds, type DeskRefunds } from '../../testing/desk-refunds';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';
import { holdLock } from '../../testing/held-lock';
import { lineRefundsOf } from '../../testing/line-refunds';
import { makePartBank, type PartBank } from '../../testing/part-bank';
import { refundWith } from '../../testing/refund-with';
import { refused } from '../../testing/refused';
import { until } from '../../testing/until';

const mall = describeMall();
let bank: PartBank;
let staff: DeskRefunds;
/** Two orders of three teas for NT$260 each, paid by card. */
let first = '';
let second = '';
const { refund, retry, rows } = lineRefundsOf(mall, () => bank);
const one = { lines: [{ at: 0, quantity: 1 }] };
const books = async () =>
  (await rows()).map(({ amount, state, byHand }) => [amount, state, byHand]);

beforeEach(async () => {
  staff = deskRefunds(await openDesk(mall));
  const tea = await mall.makeProduct({ rules: [{ amount: 260, stock: 10 }] });
  const shopper = await mall.makeShopper();
  await shopper.ship((await mall.makeShippingMethod({ fee: 0, freeFrom: null })).id);
  const buy = async () => {
    await shopper.add(tea.rules[0]?.id ?? 0, { quantity: 3 });
    const placed = dataOf<PlacedData>(await shopper.pay(780));
    const gateway = gatewayFor(mall);
    await gateway.send(gateway.result(placed.next.fields));
    return placed.trans_order_id;
  };
  [first, second] = [await buy(), await buy()];
  // Both refunds were asked for, and no call has reached the bank.
  bank = makePartBank();
  bank.becomes('loses calls');
  await refund(first, one);
  await refund(second, one);
  expect(await books()).toEqual([
    [260, 'called', false],
    [260, 'called', false],
  ]);
});

/** Starts the retry job, which has read both refunds when the bank keeps it waiting with the first one. */
async function startJob(minutes: number) {
  const slow = makePartBank();
  bank = slow;
  slow.becomes('hangs');
  const job = retry(minutes);
  await until(() => slow.calls.length === 1);
  return {
    slow,
    async end() {
      slow.becomes('answers');
      slow.release();
      await job;
    },
  };
}

describe('a refund that the retry job has read before', () => {
  test('is not paid again when another server’s job has settled it meanwhile', async () => {
    const job = await startJob(60);
    bank = makePartBank();
    await retry(2);
    const paid = bank.total();
    await job.end();
    expect([paid, job.slow.calls.length]).toEqual([260, 1]);
    expect(await books()).toEqual([
      [260, 'settled', false],
      [260, 'settled', false],
    ]);
  });

  test('is not paid by the gateway when it was left to colleagues meanwhile', async () => {
    const job = await startJob(10_000);
    bank = makePartBank();
    bank.becomes('is down');
    for (const minutes of [2, 10, 60, 300, 1_000, 2_000]) await retry(minutes);
    expect((await books())[1]).toEqual([260, 'called', true]);
    await job.end();
    expect(job.slow.calls).toHaveLength(1);
    const [, left] = await rows();
    dataOf(await staff.confirm(second, left?.id ?? 0, 260));
    expect((await books())[1]).toEqual([260, 'settled', true]);
  });
});

test.runIf(process.env['TEST_DATABASE_URL'])(
  'a refund is not taken over by hand when a call to the gateway begins at the same time',
  async () => {
    bank = makePartBank();
    await retry(2);
    dataOf(await staff.cancel(second, 520));
    bank.plans({ way: 'after_closing', from: new Date(Date.now() + 60_000) });
    await refundWith(mall, bank.gateway, { o_id: second });
    bank.plans({ way: 'gateway' });
    bank.becomes('hangs');
    const [, , rest] = await rows();
    // Both have decided, and wait to write.
    const lock = await holdLock(`select from refunds where id = ${rest?.id ?? 0} for update`);
    const calls = bank.calls.length;
    const job = retry(5);
    await lock.waiting(1);
    const byHand = staff.payBack(second, 520, true);
    await lock.waiting(2);
    await lock.release();
    expect((await byHand).body).toEqual(refused('refundUnknown'));
    await until(() => bank.calls.length > calls);
    bank.release();
    await job;
    expect((await books())[2]).toEqual([520, 'settled', false]);
  },
);
