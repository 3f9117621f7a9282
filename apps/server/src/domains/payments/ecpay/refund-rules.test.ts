import { expect, test } from 'vitest';
import { refundPlan, refundPlanAtAnyTime } from './refund-rules';

/** A time in Taiwan. */
const at = (time: string) => new Date(`${time.replace(' ', 'T')}+08:00`);
const plain = { installments: null, usedBonus: false };
const instalments = { installments: 6, usedBonus: false };
const bonus = { installments: null, usedBonus: true };

const PAID = '2026-11-20 10:00';
const CLOSED = '2026-11-20 20:30';

test.each([
  // A part waits for the closing of the day of the payment.
  [plain, 'part', PAID, '2026-11-20 10:01', CLOSED],
  [plain, 'part', PAID, '2026-11-20 20:14:59', CLOSED],
  [plain, 'part', PAID, '2026-11-20 20:15', CLOSED],
  [plain, 'part', PAID, '2026-11-20 20:29:59', CLOSED],
  [plain, 'part', PAID, '2026-11-20 20:30', 'gateway'],
  [plain, 'part', PAID, '2026-11-21 10:00', 'gateway'],
  [plain, 'part', '2026-11-20 20:14:59', '2026-11-20 20:30', 'gateway'],
  [plain, 'part', '2026-11-20 20:15', '2026-11-20 20:30', '2026-11-21 20:30'],
  [plain, 'part', '2026-11-20 23:59', '2026-11-21 00:00', '2026-11-21 20:30'],
  [plain, 'part', '2026-11-20 03:00', '2026-11-20 09:00', CLOSED],
  // The whole is cancelled before the closing, and refunded after it.
  [plain, 'whole', PAID, '2026-11-20 10:01', 'gateway'],
  [plain, 'whole', PAID, '2026-11-20 20:14:59', 'gateway'],
  [plain, 'whole', PAID, '2026-11-20 20:15', CLOSED],
  [plain, 'whole', PAID, '2026-11-20 20:29:59', CLOSED],
  [plain, 'whole', PAID, '2026-12-01 20:20', '2026-12-01 20:30'],
  [plain, 'whole', PAID, '2026-12-01 20:30', 'gateway'],
  // Instalments and bonus points: only the whole.
  [instalments, 'part', PAID, '2026-11-25 10:00', 'by_hand'],
  [instalments, 'whole', PAID, '2026-11-25 10:00', 'gateway'],
  [bonus, 'part', PAID, '2026-11-25 10:00', 'by_hand'],
  [bonus, 'whole', PAID, '2026-11-20 20:20', CLOSED],
  // After 90 days by a form.
  [plain, 'part', PAID, '2027-02-18 10:00', 'gateway'],
  [plain, 'part', PAID, '2027-02-18 10:01', 'by_hand'],
  [plain, 'whole', PAID, '2027-02-18 10:01', 'by_hand'],
  [instalments, 'whole', PAID, '2027-02-18 10:01', 'by_hand'],
] as const)('a refund of %j, the %s, paid %s, requested %s: %s', (card, part, paid, now, want) => {
  const plan = refundPlan({ ...card, paidAt: at(paid) }, part === 'part', at(now));
  const expected =
    want === 'gateway' || want === 'by_hand'
      ? { way: want }
      : { way: 'after_closing', from: at(want) };
  expect(plan).toEqual(expected);
});

test.each([
  ['part', PAID, '2026-11-20 20:20', { way: 'after_closing', from: at(CLOSED) }],
  ['part', PAID, '2026-11-23 20:20', { way: 'gateway' }],
  ['whole', PAID, '2026-11-20 20:20', { way: 'gateway' }],
] as const)(
  'a refund of the %s, paid %s, is planned for a gateway without a closing when requested %s',
  (part, paid, now, want) => {
    const card = { ...plain, paidAt: at(paid) };
    expect(refundPlanAtAnyTime(card, part === 'part', at(now))).toEqual(want);
  },
);
