import type { Reply } from '@mall/contract';

/** An unpaid order as it can still be shipped and paid. */
export type RepayPreview = Reply<'checkout', 'repayPreview'>;
