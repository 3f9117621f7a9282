import type { RefundPreview } from '@mall/sdk/staff';
import type { orderMessages } from '../messages/zh-TW/orders';

type RefundKind = RefundPreview['pays'][number]['kind'];

/** The name of each kind of refund, as messages. */
export const REFUND_KINDS = {
  order: 'whole order',
  lines: 'single lines',
  surplus: 'surplus',
  fee: 'shipping fee',
} as const satisfies Record<RefundKind, keyof typeof orderMessages>;
