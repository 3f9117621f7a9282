import { useMessages } from '@mall/app/messages';
import type { DeskSession } from '@mall/sdk/staff';
import { Stack } from '@mall/ui';
import type { RefObject } from 'react';
import { passkeyMessages } from '../messages/zh-TW/passkeys';
import { CodeForm } from './CodeForm';
import { Or } from './Or';
import { PasskeyButton, type PasskeyButtonProps } from './PasskeyButton';
import { canUsePasskeys } from './passkeys';

export interface FactorFormProps extends Pick<PasskeyButtonProps, 'onVerified'> {
  /** The session, which says what second factors its colleague has. */
  readonly session: Pick<DeskSession, 'has_app' | 'passkeys'>;
  /** The text of the button that sends a code. */
  readonly button: string;
  /** Around the form, for the initial focus of a dialog. */
  readonly ref?: RefObject<HTMLDivElement | null> | undefined;
}

/** Asks for the second factor: a passkey, if there is one, or a code. */
export function FactorForm({ session, button, onVerified, ref }: FactorFormProps) {
  const t = useMessages(passkeyMessages);
  const hasPasskey = session.passkeys > 0 && canUsePasskeys();
  return (
    <Stack gap={4} ref={ref}>
      {hasPasskey && (
        <>
          <PasskeyButton onVerified={onVerified} />
          <Or>{t('or')}</Or>
        </>
      )}
      <CodeForm
        button={button}
        variant={hasPasskey ? 'secondary' : 'primary'}
        // Without any factor, as on the demo desk, a code is asked for as usual.
        hasApp={session.has_app || session.passkeys === 0}
        onVerified={onVerified}
      />
    </Stack>
  );
}
