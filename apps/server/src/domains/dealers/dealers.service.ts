import type { CheckedBody } from '@mall/contract';
import type { Connection } from '../../db/database';
import { paged, slice } from '../../kernel/paging';
import { randomCode } from '../../kernel/ids';
import { countCharges, findCharges } from './charges.repo';
import { presentPaymentInfo, presentProfit } from './dealers.presenter';
import { findCode, findPaymentInfo, saveCode, upsertPaymentInfo } from './dealers.repo';
import { startOfMonth, monthOf, monthsFrom } from './month';
import { findProfits, sumByMonth, sumProfits } from './profits.repo';

type PaymentInfo = CheckedBody<'dealers', 'savePaymentInfo'>;

const PER_PAGE = 20;
const CODE_LENGTH = 8;
const MONTHS_SHOWN = 12;

/** A dealer's payout data and referral code; a missing code is created. */
export async function readPaymentInfo(db: Connection, dealerId: number) {
  let code = await findCode(db, dealerId);
  if (code === null) {
    await saveCode(db, dealerId, randomCode(CODE_LENGTH));
    code = await findCode(db, dealerId);
  }
  const info = await findPaymentInfo(db, dealerId);
  return { dealer_code: code ?? '', payment_info: info ? presentPaymentInfo(info) : null };
}

/** Stores a dealer's payout data. */
export async function savePaymentInfo(db: Connection, dealerId: number, info: PaymentInfo) {
  await upsertPaymentInfo(db, {
    memberId: dealerId,
    bankCode: info.bank_code,
    bankName: info.bank_name,
    branchName: info.branch_name,
    accountName: info.account_name,
    account: info.account,
  });
  return info;
}

/** A dealer's commissions by order, newest first, with their sum; for one month or all time. */
export async function readPerformance(
  db: Connection,
  dealerId: number,
  page: number | undefined,
  month: string | undefined,
) {
  const part = slice(page, PER_PAGE);
  const period =
    month === undefined
      ? null
      : { from: startOfMonth(month), to: startOfMonth(monthsFrom(month, 1)) };
  const { total, orders, amount, commission } = await sumProfits(db, dealerId, period);
  const profits = await findProfits(db, dealerId, period, part);
  return {
    ...paged(profits.map(presentProfit), total, part),
    sums: { orders_count: orders, amount, commission },
  };
}

/**
 * Returns a dealer's earnings of each of the last twelve months, the earliest first; 0 in a month
 * without orders.
 */
export async function readMonths(db: Connection, dealerId: number, now: Date) {
  const first = monthsFrom(monthOf(now), 1 - MONTHS_SHOWN);
  const earned = await sumByMonth(db, dealerId, startOfMonth(first));
  return Array.from({ length: MONTHS_SHOWN }, (_, at) => {
    const month = monthsFrom(first, at);
    const sums = earned.find((each) => each.month === month);
    return {
      month,
      orders_count: sums?.orders ?? 0,
      amount: sums?.amount ?? 0,
      commission: sums?.commission ?? 0,
    };
  });
}

/** A dealer's closed months, newest first. */
export async function listCharges(db: Connection, dealerId: number, page: number | undefined) {
  const part = slice(page, PER_PAGE);
  const total = await countCharges(db, dealerId);
  const charges = await findCharges(db, dealerId, part);
  return paged(charges, total, part);
}
