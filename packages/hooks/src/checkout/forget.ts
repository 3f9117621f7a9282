import { forgetDrafts } from './drafts';
import { forgetIdempotencyKeys } from '../idempotency/idempotency';

/** Deletes the member's checkout data on this device, on sign-out. */
export function forgetCheckout(): void {
  forgetDrafts();
  forgetIdempotencyKeys();
}
