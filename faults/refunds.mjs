// Faults of refunds: who gets money back, and how much.
import { BY_HAND, CALLS, LINES } from './tests/refund-tests.mjs';

const ORDERS = 'apps/server/src/domains/orders';
const STAFF_ORDERS = 'apps/server/src/domains/staff-orders';

const FEES = { server: [`${ORDERS}/combined-fee`, `${STAFF_ORDERS}/refund-sums`] };

export default {
  tests: LINES,
  faults: [
    {
      name: 'a withheld fee is forgotten when the last units are refunded',
      hurts: 'The member never gets the fee back.',
      file: `${ORDERS}/refund-lines.service.ts`,
      old: `if (feeWithheld > 0) await setFeeWithheld(tx, order.id, feeWithheld);`,
      new: ``,
      tests: FEES,
    },
    {
      name: 'the fee of the order that shipped with this one is not requested',
      hurts: 'The member never gets the fee back.',
      file: `${ORDERS}/refund-lines.service.ts`,
      old: `const fee = await requestWithheldFee(tx, order, now);`,
      new: `const fee = null; void requestWithheldFee; void now;`,
      tests: FEES,
    },
    {
      name: 'lines are refunded with another sum than the colleague saw',
      hurts: 'The shop pays what nobody confirmed.',
      file: `${ORDERS}/refund-lines.service.ts`,
      old: `if (amountOf(due) !== confirmed) throw new MallError('refundAmountChanged');`,
      new: ``,
    },
    {
      name: 'the fee of lines is refunded while an unpaid order may ship on it',
      hurts: 'The shop ships an order without a fee.',
      file: `${ORDERS}/refund-lines.service.ts`,
      old: `if (fee > 0) await guardCombinedPaid(tx, order);`,
      new: ``,
      tests: FEES,
    },
    {
      name: 'lines are refunded by hand while the gateway may be paying',
      hurts: 'The shop pays twice.',
      file: `${ORDERS}/refund-lines.service.ts`,
      old: `if (byHand) await guardNotPaying(tx, order.id);`,
      new: ``,
      tests: BY_HAND,
    },
    {
      name: 'refunded units are put on sale although they should not be',
      hurts: 'A shopper buys a broken unit.',
      file: `${ORDERS}/refund-lines.service.ts`,
      old: `const line = lines.find(({ item, restock }) => item === id && restock);`,
      new: `const line = lines.find(({ item }) => item === id);`,
    },
    {
      name: 'an order counts as refunded although a part was not paid back',
      hurts: 'The member waits for money, and no list shows it.',
      file: `${ORDERS}/settle-refund.service.ts`,
      old: `if (order.state !== 'refunding' || !(await isAllPaidBack(tx, order))) return false;`,
      new: `if (order.state !== 'refunding') return false; void isAllPaidBack;`,
      tests: CALLS,
    },
    {
      name: 'an open part counts as paid back',
      hurts: 'The member waits for money, and no list shows it.',
      file: `${ORDERS}/refund-amounts.ts`,
      old: `if (parts.some(({ state }) => state !== 'settled')) return false;`,
      new: ``,
      tests: CALLS,
    },
    {
      name: 'the refund of an order pays the lines that were refunded before once more',
      hurts: 'The shop pays twice.',
      file: `${ORDERS}/refund-amounts.ts`,
      old: `const refunded = sumOf(refunds, 'lines') + sumOf(refunds, 'fee');`,
      new: `const refunded = sumOf(refunds, 'fee');`,
    },
    {
      name: 'the refund of an order pays a fee that was refunded before once more',
      hurts: 'The shop pays twice.',
      file: `${ORDERS}/refund-amounts.ts`,
      old: `const refunded = sumOf(refunds, 'lines') + sumOf(refunds, 'fee');`,
      new: `const refunded = sumOf(refunds, 'lines');`,
      tests: FEES,
    },
    {
      name: 'points of refunded lines are not returned',
      hurts: 'The member loses points.',
      file: `${ORDERS}/settle-refund.service.ts`,
      old: `await returnPoints(tx, order, now, points);`,
      new: `void returnPoints; void points;`,
      tests: {
        server: [`${ORDERS}/refund-lines`, `${ORDERS}/effects`, `${STAFF_ORDERS}/`],
      },
    },
    {
      name: 'the second part refund takes back points that are a debt already',
      hurts: 'The member pays the same points twice.',
      file: 'apps/server/src/domains/points/take-back.service.ts',
      old: `const due = sumOf(entries) - keeps(earned) - (await findOwed(tx, order.id));`,
      new: `const due = sumOf(entries) - keeps(earned); void findOwed;`,
      tests: { server: ['apps/server/src/domains/points/', `${ORDERS}/refund-lines`] },
    },
    {
      name: 'points that were spent meanwhile are no debt after a refund',
      hurts: 'Who buys and returns gains points.',
      file: 'apps/server/src/domains/points/take-back.service.ts',
      old: `if (taken < due) {`,
      new: `if (taken > due) {`,
      tests: { server: ['apps/server/src/domains/points/', `${ORDERS}/refund-lines`] },
    },
  ],
};
