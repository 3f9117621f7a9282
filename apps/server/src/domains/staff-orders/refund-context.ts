import type { CarryOutContext } from '../orders';
import type { Actor } from '../audit';
import type { Idempotency } from '../../kernel/idempotency';

/** Who refunds on behalf of the shop, by which call, and what it needs. */
export interface RefundContext extends CarryOutContext {
  readonly actor: Actor;
  readonly idempotency: Idempotency | null;
}
