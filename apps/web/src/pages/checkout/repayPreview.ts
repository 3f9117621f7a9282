import type { Reply } from '@mall/contract';

/** An unpaid order with its available shipping and payment methods. */
export type RepayPreview = Reply<'checkout', 'repayPreview'>;
