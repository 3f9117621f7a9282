import { useToasts } from '@mall/app/overlays';
import type { DemoColleague, DeskSession } from '@mall/sdk/staff';
import { Button } from '@mall/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaff } from '../staff/StaffContext';
import { applySession } from './queries';

export interface DemoSelfButtonProps {
  readonly colleague: DemoColleague;
  /** The text of the button. */
  readonly children: string;
  /** Called with the new session. */
  readonly onSignedIn?: ((session: DeskSession) => void) | undefined;
}

/** Signs in to the demo shop by one press, second factor included. */
export function DemoSelfButton({ colleague, children, onSignedIn }: DemoSelfButtonProps) {
  const staff = useStaff();
  const client = useQueryClient();
  const { fail } = useToasts();
  const signIn = useMutation({
    mutationFn: () => staff.session.signInToDemo(colleague.role),
    onSuccess(session) {
      applySession(client, session);
      onSignedIn?.(session);
    },
    onError: fail,
  });
  return (
    <Button
      variant="secondary"
      fullWidth
      loading={signIn.isPending}
      onClick={() => signIn.mutate()}
    >
      {children}
    </Button>
  );
}
