import type { Paged } from '@mall/contract';
import type { CallOptions, Http } from './http/http';
import type { Body, DealerCharge, Query, Reply } from './types';

/** A dealer's own pages (spec §1, §6); anyone else is refused as `forbidden`. Amounts in whole NT$. */
export const createDealers = ({ call }: Http) => ({
  /** Where the earnings go (null until told), and the code that others register with. */
  paymentInfo: (options?: CallOptions): Promise<Reply<'dealers', 'paymentInfo'>> =>
    call('dealers', 'paymentInfo', {}, options),
  /** Says where the earnings go. @throws MallError `invalidFields` */
  storePaymentInfo: (
    info: Body<'dealers', 'storePaymentInfo'>,
    options?: CallOptions,
  ): Promise<Reply<'dealers', 'storePaymentInfo'>> =>
    call('dealers', 'storePaymentInfo', { body: info }, options),
  /** What was earned by which order, newest first, and in sum; of one `month` (`2026-11`) or ever. */
  performance: (
    query?: Query<'dealers', 'performance'>,
    options?: CallOptions,
  ): Promise<Reply<'dealers', 'performance'>> => call('dealers', 'performance', { query }, options),
  /** The months that were closed, newest first, and whether they were paid out. */
  charges: (query?: { page?: number }, options?: CallOptions): Promise<Paged<DealerCharge>> =>
    call('dealers', 'charges', { query }, options),
});
