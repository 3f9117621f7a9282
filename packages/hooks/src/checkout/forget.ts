import { forgetDrafts } from './drafts';
import { forgetIdempotencyKeys } from '../idempotency/idempotency';

/** Forgets what a member left at checkout on this device: they signed out. */
export function forgetCheckout(): void {
  forgetDrafts();
  forgetIdempotencyKeys();
}
