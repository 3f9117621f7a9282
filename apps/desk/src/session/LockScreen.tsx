import { useMessages } from '@mall/app/messages';
import type { DeskSession } from '@mall/sdk/staff';
import { Button, color, Dialog, Stack, zIndex } from '@mall/ui';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { signInMessages } from '../messages/zh-TW/signIn';
import { DemoSelfButton } from './DemoSelfButton';
import { FactorForm } from './FactorForm';
import { useDemoSelf } from './useDemoSelf';
import { useSignOut } from './useSignOut';

/** Hides the screen, which may show customers' data. */
const Curtain = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${zIndex.overlay};
  background: ${color.ground};
`;

/** Nothing but a code closes the lock. */
const stayOpen = () => undefined;

/** Covers the screen of a locked session until a code is given. The screen stays mounted, with what was typed. */
export function LockScreen({ session }: { readonly session: DeskSession }) {
  const t = useMessages(signInMessages);
  const signOut = useSignOut();
  const self = useDemoSelf(session);
  const form = useRef<HTMLDivElement>(null);
  const { name } = session.colleague;
  return (
    <>
      {createPortal(<Curtain />, document.body)}
      <Dialog
        open
        onOpenChange={stayOpen}
        role="alertdialog"
        size="sm"
        title={t('The desk is locked')}
        description={t('Hello again, {0}. What you typed is still here.', name)}
        initialFocus={form}
        footer={
          <Button variant="quiet" loading={signOut.isPending} onClick={() => signOut.mutate()}>
            {t('Sign out')}
          </Button>
        }
      >
        <Stack gap={4}>
          <FactorForm ref={form} session={session} button={t('Unlock')} />
          {self && (
            <DemoSelfButton colleague={self}>{t('Unlock as {0} (demo)', name)}</DemoSelfButton>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
