import { staffFailureOf } from '@mall/sdk/staff';

/**
 * Returns the `refetchInterval` of a query that is polled, except while the desk is locked.
 *
 * @param ms - The time between two requests, in milliseconds.
 */
export const pollUnlessLocked =
  (ms: number) =>
  ({ state }: { readonly state: { readonly error: Error | null } }): number | false =>
    staffFailureOf(state.error) === 'deskLocked' ? false : ms;
