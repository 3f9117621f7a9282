import type { Mall } from '@mall/sdk';
import { mallQuery } from '../query/mall-query';

/** The query of a dealer's payout account and code. */
export const dealerInfoOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['dealers', 'info'],
    queryFn: ({ signal }) => mall.dealers.paymentInfo({ signal }),
  });

/** The query of a page of a dealer's earnings by order, in one month (`2026-11`) or of all time. */
export const dealerPerformanceOptions = (mall: Mall, month?: string, page = 1) =>
  mallQuery({
    queryKey: ['dealers', 'performance', month ?? 'all', page],
    queryFn: ({ signal }) =>
      mall.dealers.performance({ page, ...(month && { month }) }, { signal }),
  });

/** The query of a dealer's earnings by month. */
export const dealerMonthsOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['dealers', 'months'],
    queryFn: ({ signal }) => mall.dealers.months({ signal }),
  });

/** The query of a page of the settled months, newest first. */
export const dealerChargesOptions = (mall: Mall, page = 1) =>
  mallQuery({
    queryKey: ['dealers', 'charges', page],
    queryFn: ({ signal }) => mall.dealers.charges({ page }, { signal }),
  });
