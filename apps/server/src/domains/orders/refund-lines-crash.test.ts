import { beforeEach, describe, expect, test } from 'vitest';
import { refunds } from '../../db/schema';
import { dataOf, type PlacedData, type Shopper } from '../../testing';
import { openDesk } from '../../testing/desk';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';
import { lineRefundsOf } from '../../testing/line-refunds';
import { makePartBank, type BankMood, type PartBank } from '../../testing/part-bank';
import { refused } from '../../testing/refused';

let shopper: Shopper;
let bank: PartBank;
let id = '';
const mall = describeMall();
const { refund, retry, rows } = lineRefundsOf(mall, () => bank);
beforeEach(async () => {
  bank = makePartBank();
  shopper = await mall.makeShopper();
  const cake = await mall.makeProduct({ rules: [{ amount: 300, stock: 10 }] });
  await shopper.add(cake.rules[0]?.id ?? 0, { quantity: 3 });
  await shopper.ship((await mall.makeShippingMethod({ fee: 100, freeFrom: null })).id);
  const placed = dataOf<PlacedData>(await shopper.pay(1000));
  const gateway = gatewayFor(mall);
  await gateway.send(gateway.result(placed.next.fields));
  id = placed.trans_order_id;
});
const one = { lines: [{ at: 0, quantity: 1 }] };
const states = async () =>
  (await rows()).map(({ amount, state, byHand }) => [amount, state, byHand]);

describe('the refund of a part', () => {
  test.each<[BankMood, number]>([
    ['is down', 1],
    ['loses calls', 2],
    ['is silent', 1],
    ['is silent, then mute', 1],
  ])('is paid once when the bank %s', async (mood, calls) => {
    bank.becomes(mood);
    await refund(id, one);
    expect(await states()).toEqual([[300, 'called', false]]);
    // A second one waits: nobody could say which of the two was paid.
    await refund(id, one);
    await retry(2);
    bank.becomes('answers');
    for (const minutes of [20, 100, 1_000, 2_000]) await retry(minutes);
    expect(await states()).toEqual([
      [300, 'settled', false],
      [300, 'settled', false],
    ]);
    expect(bank.total()).toBe(600);
    expect(bank.calls.length).toBeGreaterThanOrEqual(calls + 1);
    expect(await shopper.order(id)).toMatchObject({ state: 'paid', refunded_amount: 600 });
  });

  test('is carried out when the server stopped at any step', async () => {
    await refund(id, one);
    const [row] = await rows();
    if (!row) throw new Error('The refund was not stored');
    const { settledAt: _, ...open } = row;
    const steps = [
      // Stored only; claimed; the bank was asked what it had refunded; the bank has refunded it.
      [{ state: 'requested', tries: 0, sentAt: null, refundedBefore: null }, 600],
      [{ state: 'called', tries: 1, sentAt: null, refundedBefore: null }, 900],
      [{ state: 'called', tries: 1, refundedBefore: 900 }, 1_200],
      [{ state: 'called', tries: 1, refundedBefore: 900 }, 1_200],
    ] as const;
    for (const [step, total] of steps) {
      await mall.db.update(refunds).set({ ...open, ...step, settledAt: null });
      await retry(2);
      expect([bank.total(), (await rows())[0]?.state]).toEqual([total, 'settled']);
    }
  });

  test('is left to a colleague when it was sent and cannot be looked up', async () => {
    const mute = makePartBank();
    bank = { ...mute, gateway: { ...mute.gateway, queryRefunded: null } };
    bank.becomes('is silent');
    await refund(id, one);
    await retry(2);
    expect(await states()).toEqual([[300, 'called', true]]);
    await retry(1_000);
    expect(bank.calls).toHaveLength(1);
    expect(await confirm()).toMatchObject({ body: { valid: true } });
    expect(await states()).toEqual([[300, 'settled', true]]);
  });

  test('waits until the bank has closed its day', async () => {
    bank.plans({ way: 'after_closing', from: new Date(Date.now() + 60 * 60_000) });
    await refund(id, one);
    await retry(30);
    expect([bank.calls.length, await states()]).toEqual([0, [[300, 'requested', false]]]);
    bank.plans({ way: 'gateway' });
    await retry(61);
    expect([bank.total(), await states()]).toEqual([300, [[300, 'settled', false]]]);
  });

  test('is listed for the colleagues when the bank refuses it, until one has paid it', async () => {
    bank.becomes('refuses');
    await refund(id, one);
    await retry(1_000);
    expect(bank.calls).toHaveLength(1);
    expect(await byHand()).toEqual([id]);
    expect(await confirm()).toMatchObject({ body: { valid: true } });
    expect((await confirm()).body).toEqual(refused('refundNotByHand'));
    expect(await byHand()).toEqual([]);
    expect(await shopper.order(id)).toMatchObject({ refunded_amount: 300 });
  });

  test('is not called again when a colleague pays it by hand', async () => {
    await refund(id, { ...one, byHand: true });
    await retry(1_000);
    expect([bank.calls.length, await byHand()]).toEqual([0, [id]]);
    await confirm();
    await retry(2_000);
    expect([bank.calls.length, await states()]).toEqual([0, [[300, 'settled', true]]]);
  });
});

const confirm = async () => {
  const [row] = await rows();
  const desk = await openDesk(mall);
  return desk.post('/api/staff/order/refund/confirm', {
    ...{ o_id: id, refund: row?.id ?? 0, amount: row?.amount ?? 0 },
  });
};
const byHand = async () => {
  const desk = await openDesk(mall);
  const reply = await desk.get('/api/staff/order/list?view=byHand');
  return dataOf<{ list: { trans_order_id: string }[] }>(reply).list.map(
    ({ trans_order_id }) => trans_order_id,
  );
};
