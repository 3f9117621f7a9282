import { useToasts } from '@mall/app/overlays';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaff } from '../staff/StaffContext';
import { applySession } from './queries';

/** Locks the session until a code is given. */
export function useLock() {
  const staff = useStaff();
  const client = useQueryClient();
  const { fail } = useToasts();
  return useMutation({
    mutationFn: () => staff.session.lock(),
    onSuccess: (session) => applySession(client, session),
    onError: fail,
  });
}
