import { expect, test } from 'vitest';
import { MallError } from '../../kernel/error';
import { type ModelOrder, RefundModel } from '../../testing/refund-model';
import { fullOr } from '../../testing/scale';
import { seededRandom } from '../../testing/seeded-random';
import { waitsForStaff } from '../payments';

const RUNS = fullOr(1_500, 10_000);
const STEPS = 14;
const MOODS = ['answers', 'answers', 'is silent', 'hangs', 'is down', 'refuses'] as const;
const pick = seededRandom(20_261_130);
const anyOf = <Each>(list: readonly Each[]): Each | undefined => list[pick(list.length)];

/** Does what a colleague chose; a refusal is an answer. @returns the failure. */
function attempt(work: () => void): string | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof MallError) return error.failure;
    throw error;
  }
}

/** What a colleague sees in an open dialog, and does by its button, perhaps later. */
function openDialog(model: RefundModel, order: ModelOrder): (() => void) | null {
  const waiting = order.refunds.filter(waitsForStaff);
  const record = anyOf(waiting);
  if (record && pick(2) === 0) {
    const { amount } = record;
    return () => model.confirm(record, amount);
  }
  if (order.state === 'refunding') {
    const stored = order.refunds.find(({ kind }) => kind === 'order');
    const named = stored?.state === 'settled' ? 0 : model.restOf(order);
    const byHand = !order.isCard || pick(3) === 0;
    return () => model.payBack(order, named, byHand);
  }
  if (order.state === 'refunded') return null;
  if (pick(4) === 0) {
    const named = model.restOf(order);
    return () => model.cancel(order, named);
  }
  const line = anyOf(order.lines.filter(({ quantity, refunded }) => refunded < quantity));
  if (!line) return null;
  const quantity = 1 + pick(line.quantity - line.refunded);
  const fee = pick(5) === 0;
  let named = 0;
  const failure = attempt(() => void (named = model.share(order, line, quantity, fee).amount));
  return failure ? null : () => model.refundLines(order, line, quantity, named, fee);
}

/** Every refund that is open ends: the bank answers, and colleagues pay what waits for them. */
function finish(model: RefundModel): void {
  for (let round = 0; round < 60; round += 1) {
    for (const order of model.orders) {
      for (const refund of order.refunds) {
        model.call(refund, 'answers');
        if (waitsForStaff(refund)) model.confirm(refund, refund.amount);
      }
      if (order.state === 'refunding') {
        attempt(() => model.payBack(order, model.restOf(order), !order.isCard));
      }
    }
  }
}

test(`${RUNS} random sequences of refunds pay back what is owed to the dollar, and refuse sums that changed`, () => {
  const faults: string[] = [];
  const refusals = new Map<string, number>();
  for (let run = 0; run < RUNS; run += 1) {
    const model = new RefundModel(pick);
    /** The dialogs that colleagues have opened, and not answered yet. */
    const dialogs: (() => void)[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const order = anyOf(model.orders);
      if (!order) continue;
      const dialog = openDialog(model, order);
      if (dialog) dialogs.push(dialog);
      if (pick(3) > 0) {
        const [answered] = dialogs.splice(pick(dialogs.length), 1);
        const failure = answered && attempt(answered);
        if (failure) refusals.set(failure, (refusals.get(failure) ?? 0) + 1);
      }
      const refund = anyOf(order.refunds);
      if (refund) model.call(refund, anyOf(MOODS) ?? 'answers');
      if (model.isClosedEarly(order)) faults.push(`run ${run}, step ${step}: closed early`);
    }
    finish(model);
    for (const [at, order] of model.orders.entries()) {
      const [owed, paidBack] = [model.owed(order), model.paidBack(order)];
      const isEnded =
        order.state !== 'refunding' && order.refunds.every(({ state }) => state === 'settled');
      if (owed !== paidBack || !isEnded) {
        faults.push(
          `run ${run}, order ${at} (${order.state}): owed ${owed}, paid back ${paidBack}`,
        );
      }
    }
  }
  expect(faults.slice(0, 5)).toEqual([]);
  // The sequences met each of these.
  for (const failure of [
    'refundAmountChanged',
    'refundUnknown',
    'orderMoveRefused',
    'unitsNotLeft',
  ]) {
    expect([failure, refusals.get(failure) ?? 0]).toEqual([failure, expect.any(Number)]);
    expect(refusals.get(failure)).toBeGreaterThan(0);
  }
});
