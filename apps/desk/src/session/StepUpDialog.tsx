import { useMessages } from '@mall/app/messages';
import { Dialog, Stack } from '@mall/ui';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { signInMessages } from '../messages/zh-TW/signIn';
import { DemoSelfButton } from './DemoSelfButton';
import { FactorForm } from './FactorForm';
import { useSession } from './SessionContext';
import { useDemoSelf } from './useDemoSelf';
import { useStepUp } from './useStepUp';

/** Asks for a code when an action needs a recent one; closing it gives up the action. */
export function StepUpDialog() {
  const t = useMessages(signInMessages);
  const stepUp = useStepUp();
  const isAsked = useStore(stepUp);
  const session = useSession();
  const self = useDemoSelf(session);
  const form = useRef<HTMLDivElement>(null);
  const confirm = () => stepUp.answer(true);
  return (
    <Dialog
      open={isAsked}
      onOpenChange={() => stepUp.answer(false)}
      size="sm"
      title={t('Confirm that it is you')}
      description={t(
        'This action needs a code from the last ten minutes. It continues afterwards.',
      )}
      initialFocus={form}
    >
      <Stack gap={4}>
        <FactorForm ref={form} session={session} button={t('Continue')} onVerified={confirm} />
        {self && (
          <DemoSelfButton colleague={self} onSignedIn={confirm}>
            {t('Continue as {0} (demo)', session.colleague.name)}
          </DemoSelfButton>
        )}
      </Stack>
    </Dialog>
  );
}
