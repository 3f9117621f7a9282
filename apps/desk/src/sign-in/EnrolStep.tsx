import { Refusal } from '@mall/app/forms';
import { useMessages } from '@mall/app/messages';
import type { AddedFactor } from '@mall/sdk/staff';
import { Button, Stack, Text } from '@mall/ui';
import { Fingerprint } from 'lucide-react';
import { passkeyMessages } from '../messages/zh-TW/passkeys';
import { signInMessages } from '../messages/zh-TW/signIn';
import { EntryCard } from '../page/EntryCard';
import { Or } from '../session/Or';
import { canUsePasskeys } from '../session/passkeys';
import { useAddPasskey } from '../session/useAddPasskey';
import { useSignOut } from '../session/useSignOut';
import { AppSetup } from './AppSetup';

export interface EnrolStepProps {
  /** Called with the recovery codes. */
  readonly onAdded: (added: AddedFactor) => void;
}

/** The second step of the first sign-in: sets up a passkey or an authenticator app. */
export function EnrolStep({ onAdded }: EnrolStepProps) {
  const t = useMessages(signInMessages);
  const tPasskey = useMessages(passkeyMessages);
  const signOut = useSignOut();
  const offersPasskey = canUsePasskeys();
  const passkey = useAddPasskey(onAdded);
  return (
    <EntryCard
      title={t('Set up your second step')}
      text={t('It protects the orders of your customers even if somebody learns your password.')}
    >
      {offersPasskey && (
        <>
          <Stack gap={2}>
            {passkey.refusal && <Refusal>{passkey.refusal}</Refusal>}
            <Button
              size="lg"
              fullWidth
              startIcon={<Fingerprint />}
              loading={passkey.isPending}
              onClick={passkey.add}
            >
              {tPasskey('Set up a passkey')}
            </Button>
            <Text size="sm" tone="muted" style={{ textAlign: 'center' }}>
              {tPasskey('A fingerprint, your face, or the PIN of this device. Nothing to type.')}
            </Text>
          </Stack>
          <Or>{tPasskey('or')}</Or>
        </>
      )}
      <AppSetup variant={offersPasskey ? 'secondary' : 'primary'} onAdded={onAdded} />
      <Button
        variant="quiet"
        size="sm"
        loading={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        {t('Use another account')}
      </Button>
    </EntryCard>
  );
}
