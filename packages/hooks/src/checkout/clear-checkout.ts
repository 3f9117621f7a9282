import { clearDrafts } from './drafts';
import { clearIdempotencyKeys } from '../idempotency/idempotency';

/** Deletes the member's checkout data on this device, on sign-out. */
export function clearCheckout(): void {
  clearDrafts();
  clearIdempotencyKeys();
}
