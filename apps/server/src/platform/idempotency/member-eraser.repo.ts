import { memberEraserOf } from '../../db/member-eraser';
import { idempotencyKeys } from '../../db/schema';

/** Removes a deleted member's idempotency keys, which hold replies. */
export const memberEraser = memberEraserOf([idempotencyKeys]);
