import { Refusal } from '@mall/app/forms';
import { useMessages } from '@mall/app/messages';
import type { DeskSession } from '@mall/sdk/staff';
import { Button, Stack } from '@mall/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { passkeyMessages } from '../messages/zh-TW/passkeys';
import { useStaff } from '../staff/StaffContext';
import { readPasskey } from './passkeys';
import { applySession } from './queries';
import { usePasskeyErrorText } from './usePasskeyErrorText';

export interface PasskeyButtonProps {
  /** Whether it signs in without a password; otherwise it gives the second factor of the session. */
  readonly isSignIn?: boolean | undefined;
  /** Called when the passkey was right. */
  readonly onVerified?: ((session: DeskSession) => void) | undefined;
}

/** Signs in, or gives the second factor, by a passkey. */
export function PasskeyButton({ isSignIn = false, onVerified }: PasskeyButtonProps) {
  const t = useMessages(passkeyMessages);
  const errorText = usePasskeyErrorText('get');
  const { factors, session: signIn } = useStaff();
  const client = useQueryClient();
  const verify = useMutation({
    mutationFn: async () =>
      isSignIn
        ? signIn.signInByPasskey(await readPasskey(await signIn.requestPasskey()))
        : factors.verifyPasskey(await readPasskey(await factors.requestPasskey())),
    onSuccess(session) {
      applySession(client, session);
      onVerified?.(session);
    },
    gcTime: 0,
  });
  return (
    <Stack gap={3}>
      {verify.isError && <Refusal>{errorText(verify.error)}</Refusal>}
      <Button
        fullWidth
        size="lg"
        startIcon={<Fingerprint />}
        loading={verify.isPending}
        onClick={() => verify.mutate()}
      >
        {isSignIn ? t('Sign in with a passkey') : t('Use a passkey')}
      </Button>
    </Stack>
  );
}
