import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, refunds } from '../../db/schema';
import { dataOf, type PlacedData, type Shopper } from '../../testing';
import { makeColleague } from '../../testing/colleagues';
import { openDesk, type TestDesk } from '../../testing/desk';
import { deskRefunds, type DeskRefunds } from '../../testing/desk-refunds';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';
import { lineRefundsOf } from '../../testing/line-refunds';
import { makePartBank, type PartBank } from '../../testing/part-bank';
import { refundWith } from '../../testing/refund-with';
import { refused } from '../../testing/refused';
import { until } from '../../testing/until';

let shopper: Shopper;
let desk: TestDesk;
let staff: DeskRefunds;
let bank: PartBank;
/** An order of three teas for NT$260 each, and NT$100 for shipping, paid by card. */
let id = '';
/** What was logged as a warning. */
let warnings: string[];
const mall = describeMall();
const logged: Parameters<typeof lineRefundsOf>[2] = {
  warn: (_about: unknown, text?: string) => void warnings.push(text ?? ''),
};
const { refund, retry, rows } = lineRefundsOf(mall, () => bank, logged);
beforeEach(async () => {
  warnings = [];
  bank = makePartBank();
  shopper = await mall.makeShopper();
  desk = await openDesk(mall);
  staff = deskRefunds(desk);
  const tea = await mall.makeProduct({ rules: [{ amount: 260, stock: 10 }] });
  await shopper.add(tea.rules[0]?.id ?? 0, { quantity: 3 });
  await shopper.ship((await mall.makeShippingMethod({ fee: 100, freeFrom: null })).id);
  const placed = dataOf<PlacedData>(await shopper.pay(880));
  const gateway = gatewayFor(mall);
  await gateway.send(gateway.result(placed.next.fields));
  id = placed.trans_order_id;
});
const one = { lines: [{ at: 0, quantity: 1 }] };
const payBack = () => refundWith(mall, bank.gateway, { o_id: id }, logged);
const called = () => until(() => bank.calls.length > 0);
const books = async () =>
  (await rows()).map(({ kind, amount, state, byHand }) => [kind, amount, state, byHand]);
const audited = async () =>
  (await mall.db.select().from(auditEntries).orderBy(auditEntries.id)).map(({ action }) => action);
/** The refund of a part that was asked for by hand must not be sent, as if the gateway could. */
const linesByHand = () => staff.lines(id, 1, 260, { by_hand: true });

describe('an order that the gateway may be paying back', () => {
  test('is not refunded by hand when the gateway has not answered, and is paid once', async () => {
    dataOf(await staff.cancel(id, 880));
    bank.becomes('hangs');
    const paying = payBack();
    await called();
    expect((await staff.payBack(id, 880, true)).body).toEqual(refused('refundUnknown'));
    bank.release();
    await paying;
    expect([bank.total(), await books()]).toEqual([880, [['order', 880, 'settled', false]]]);
    expect(await audited()).toEqual(['order.refundRequested', 'order.refunded']);
  });

  test('is not refunded by hand when the gateway is paying a line of it, and is paid to the dollar', async () => {
    bank.becomes('hangs');
    const paying = refund(id, one);
    await called();
    dataOf(await staff.cancel(id, 620));
    expect((await staff.payBack(id, 620, true)).body).toEqual(refused('refundUnknown'));
    bank.release();
    await paying;
    dataOf(await staff.payBack(id, 620, true));
    expect([bank.total(), await books()]).toEqual([
      260,
      [
        ['lines', 260, 'settled', false],
        ['order', 620, 'settled', true],
      ],
    ]);
    expect(await staff.detail(id)).toMatchObject({ state: 'refunded', refunded_amount: 880 });
  });

  test('is not refunded by hand when the answer of the gateway was lost, before it is known', async () => {
    dataOf(await staff.cancel(id, 880));
    bank.becomes('is silent');
    await expect(payBack()).rejects.toMatchObject({ failure: 'refundUnknown' });
    expect((await staff.payBack(id, 880, true)).body).toEqual(refused('refundUnknown'));
    expect(await books()).toEqual([['order', 880, 'called', false]]);
    // The gateway refuses the repetition, so that a colleague can look up what became of the first call.
    bank.becomes('answers');
    await retry(2);
    expect(await staff.view('byHand')).toEqual([id]);
    dataOf(await staff.payBack(id, 880, true));
    expect([bank.total(), await books()]).toEqual([880, [['order', 880, 'settled', true]]]);
  });

  test('refuses a line by hand when the gateway is paying another one', async () => {
    bank.becomes('hangs');
    const paying = refund(id, one);
    await called();
    expect((await linesByHand()).body).toEqual(refused('refundUnknown'));
    bank.release();
    await paying;
    dataOf(await linesByHand());
    expect(await books()).toEqual([
      ['lines', 260, 'settled', false],
      ['lines', 260, 'requested', true],
    ]);
  });

  test.each(['hangs', 'is silent', 'is down'] as const)(
    'does not accept the confirmation of a line by hand when the gateway %s',
    async (mood) => {
      bank.becomes(mood);
      const paying = refund(id, one);
      await (mood === 'hangs' ? called() : paying);
      const [row] = await rows();
      const confirmed = await staff.confirm(id, row?.id ?? 0, 260);
      expect([confirmed.body, (await rows())[0]?.state]).toEqual([
        ...[refused('refundNotByHand'), 'called'],
      ]);
      bank.release();
      bank.becomes('answers');
      await paying;
      await retry(20);
      expect([bank.total(), await books()]).toEqual([260, [['lines', 260, 'settled', false]]]);
    },
  );
});

describe('an answer of the gateway that comes after a colleague has paid by hand', () => {
  const alarm = async () => (await staff.detail(id)).refunds.map((each) => each.paid_twice);
  const dismiss = async (who: Pick<TestDesk, 'post'> = desk) =>
    who.post('/api/staff/order/refund/alarm/dismiss', {
      ...{ o_id: id, refund: (await rows())[0]?.id ?? 0 },
    });
  /** The gateway is called, and refuses a second call while the first one hangs, so that a colleague pays by hand. */
  const payByHand = async () => {
    bank.becomes('answers');
    await retry(20);
    dataOf(await staff.confirm(id, (await rows())[0]?.id ?? 0, 880));
  };

  test.each(['the call of a colleague', 'the retry job'] as const)(
    'raises an alarm once when it answers %s',
    async (caller) => {
      dataOf(await staff.cancel(id, 880));
      if (caller === 'the retry job') {
        bank.becomes('is down');
        await expect(payBack()).rejects.toMatchObject({ failure: 'refundUnknown' });
      }
      bank.becomes('hangs');
      const before = bank.calls.length;
      const paying = caller === 'the retry job' ? retry(2) : payBack();
      await until(() => bank.calls.length > before);
      await payByHand();
      expect([await alarm(), await staff.view('paidTwice'), warnings]).toEqual([[false], [], []]);
      bank.release();
      await paying;
      expect([await alarm(), await staff.view('paidTwice')]).toEqual([[true], [id]]);
      expect(warnings).toEqual(['A refund was paid back twice']);
      const { views } = dataOf<{ views: object[] }>(await desk.get('/api/staff/order/count'));
      expect(views).toContainEqual({ view: 'paidTwice', count: 1 });

      const clerk = await makeColleague(mall, ['clerk']);
      expect((await dismiss(clerk)).body).toEqual(refused('forbidden'));
      dataOf(await dismiss());
      expect((await dismiss()).body).toEqual(refused('refundAlarmGone'));
      expect([await alarm(), await staff.view('paidTwice')]).toEqual([[false], []]);
      expect((await audited()).slice(-1)).toEqual(['order.refundAlarmDismissed']);
    },
  );

  test('raises an alarm when it is about a line that a colleague looked up and paid', async () => {
    const { queryRefunded: _, ...blind } = bank.gateway;
    bank = { ...bank, gateway: { ...blind, queryRefunded: null } };
    bank.becomes('hangs');
    const paying = refund(id, one);
    await called();
    // Nobody but a colleague can find out what the call did.
    await retry(2);
    dataOf(await staff.confirm(id, (await rows())[0]?.id ?? 0, 260));
    bank.release();
    await paying;
    expect([await alarm(), warnings]).toEqual([[true], ['A refund was paid back twice']]);
  });

  test('raises no alarm when another call has settled it', async () => {
    bank.becomes('hangs');
    const paying = refund(id, one);
    await called();
    await retry(2);
    expect(await books()).toEqual([['lines', 260, 'settled', false]]);
    bank.release();
    await paying;
    expect([await alarm(), warnings, bank.total()]).toEqual([[false], [], 260]);
    expect((await dismiss()).body).toEqual(refused('refundAlarmGone'));
  });
});

describe('a refund that the gateway cannot pay any more', () => {
  test.each(['order', 'lines'] as const)(
    'waits for a colleague when the retry job finds out: %s',
    async (kind) => {
      bank.plans({ way: 'after_closing', from: new Date(Date.now() + 60_000) });
      if (kind === 'order') {
        dataOf(await staff.cancel(id, 880));
        await payBack();
      } else await refund(id, one);
      bank.plans({ way: 'by_hand' });
      await retry(60);
      const amount = kind === 'order' ? 880 : 260;
      expect(await books()).toEqual([[kind, amount, 'requested', true]]);
      expect([await staff.view('byHand'), bank.calls]).toEqual([[id], []]);
      expect(await shopper.order(id)).toMatchObject({ refunded_amount: 0 });
      expect(warnings).toContain('Money has to be given back by hand');
    },
  );

  test('is not requested again when the gateway had refused it before it was left to colleagues', async () => {
    bank.becomes('refuses');
    await refund(id, one);
    await mall.db.update(refunds).set({ byHand: true }).where(eq(refunds.kind, 'lines'));
    const body = { o_id: id, refund: (await rows())[0]?.id ?? 0 };
    const again = await desk.post('/api/staff/order/refund/retry', body);
    expect(again.body).toEqual(refused('refundNotRefused'));
    bank.becomes('answers');
    await retry(1_000);
    expect([bank.total(), await staff.view('byHand')]).toEqual([0, [id]]);
  });

  test('is left to a colleague when the provider has refunded another amount meanwhile', async () => {
    bank.becomes('loses calls');
    await refund(id, one);
    // Somebody refunds NT$100 on the provider's own pages, which is not this refund.
    bank.refundElsewhere(100);
    bank.becomes('answers');
    await retry(2);
    expect(await books()).toEqual([['lines', 260, 'called', true]]);
    expect([bank.calls.length, bank.total(), await staff.view('byHand')]).toEqual([1, 100, [id]]);
  });
});

test('an order stays refunding when its last unit is refunded and an earlier part waits to be paid by hand', async () => {
  await refund(id, { ...one, byHand: true });
  await refund(id, { lines: [{ at: 0, quantity: 2 }] });
  expect(await books()).toEqual([
    ['lines', 260, 'requested', true],
    ['lines', 620, 'settled', false],
  ]);
  expect(await staff.detail(id)).toMatchObject({
    ...{ state: 'refunding', refunded_amount: 620, next_states: [] },
  });
  dataOf(await staff.confirm(id, (await rows())[0]?.id ?? 0, 260));
  expect(await staff.detail(id)).toMatchObject({ state: 'refunded', refunded_amount: 880 });
});
