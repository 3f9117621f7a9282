import { useToasts } from '@mall/app/overlays';
import { isMallError } from '@mall/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaff } from '../staff/StaffContext';
import { applySession } from './queries';

/** Ends the session, and removes what it has read. The desk then shows the sign-in. */
export function useSignOut() {
  const staff = useStaff();
  const client = useQueryClient();
  const { fail } = useToasts();
  return useMutation({
    async mutationFn() {
      await staff.session.signOut().catch((error: unknown) => {
        // It has ended already.
        if (!isMallError(error, 'unauthenticated')) throw error;
      });
    },
    onSuccess: () => applySession(client, null),
    onError: fail,
  });
}
