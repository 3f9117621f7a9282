import { useMessages } from '@mall/app/messages';
import type { DeskSession } from '@mall/sdk/staff';
import { IconButton } from '@mall/ui';
import { LockKeyhole, LogOut } from 'lucide-react';
import { shellMessages } from '../messages/zh-TW/shell';
import { useRoleText } from '../page/useRoleText';
import { useSignOut } from '../session/useSignOut';
import { Head, Home, Who } from './DeskShell.styles';
import { ThemeButton } from './ThemeButton';

export interface DeskHeaderProps {
  readonly session: DeskSession;
  readonly onLock: () => void;
}

/** The header: who has signed in, the theme, lock and sign-out. */
export function DeskHeader({ session, onLock }: DeskHeaderProps) {
  const t = useMessages(shellMessages);
  const { namesOf } = useRoleText();
  const signOut = useSignOut();
  return (
    <Head>
      <Home to="/">
        {t('Desk')}
        <span>{t('The shop')}</span>
      </Home>
      <Who>
        <strong>{session.colleague.name}</strong>
        <small>{namesOf(session.roles)}</small>
      </Who>
      <div style={{ display: 'flex' }}>
        <ThemeButton />
        <IconButton label={t('Lock')} onClick={onLock}>
          <LockKeyhole />
        </IconButton>
        <IconButton
          label={t('Sign out')}
          aria-disabled={signOut.isPending}
          onClick={() => signOut.mutate()}
        >
          <LogOut />
        </IconButton>
      </div>
    </Head>
  );
}
