import type { Paged } from '@mall/contract';
import type { CallOptions, Calls } from './http/http';
import type {
  Body,
  DealerCharge,
  DealerInfo,
  DealerMonth,
  DealerPerformance,
  Query,
  Reply,
} from './types';

/** The dealer's own data; other callers get `forbidden`. Amounts in whole NT$. */
export interface DealersApi {
  /**
   * The payout account (null until set), and the referral code that others enter when they
   * register.
   */
  paymentInfo(options?: CallOptions): Promise<DealerInfo>;
  /** Sets the payout account. @throws MallError `invalidFields` */
  savePaymentInfo(
    info: Body<'dealers', 'savePaymentInfo'>,
    options?: CallOptions,
  ): Promise<Reply<'dealers', 'savePaymentInfo'>>;
  /** Earnings per order, newest first, and their sums; of one `month` (`2026-11`) or of all time. */
  performance(
    query?: Query<'dealers', 'performance'>,
    options?: CallOptions,
  ): Promise<DealerPerformance>;
  /** Earnings in each of the last twelve months, the earliest first. */
  months(options?: CallOptions): Promise<DealerMonth[]>;
  /** The settled months, newest first, and whether each was paid out. */
  charges(query?: { page?: number }, options?: CallOptions): Promise<Paged<DealerCharge>>;
}

/** Creates `mall.dealers`. */
export const createDealers = (call: Calls<'dealers'>): DealersApi => ({
  paymentInfo: (options) => call('paymentInfo', {}, options),
  savePaymentInfo: (info, options) => call('savePaymentInfo', { body: info }, options),
  performance: (query, options) => call('performance', { query }, options),
  months: (options) => call('months', {}, options),
  charges: (query, options) => call('charges', { query }, options),
});
