import { useMessages } from '@mall/app/messages';
import type { DeskSession } from '@mall/sdk/staff';
import { Button } from '@mall/ui';
import { signInMessages } from '../messages/zh-TW/signIn';
import { EntryCard } from '../page/EntryCard';
import { FactorForm } from '../session/FactorForm';
import { useSignOut } from '../session/useSignOut';

/** The second step of the sign-in: a code of the second factor. */
export function VerifyStep({ session }: { readonly session: DeskSession }) {
  const t = useMessages(signInMessages);
  const signOut = useSignOut();
  return (
    <EntryCard
      title={t('Second step')}
      text={t('One more check, {0}, so that only you get in.', session.colleague.name)}
    >
      <FactorForm session={session} button={t('Sign in')} />
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
