import { useMessages } from '@mall/app/messages';
import type { DeskSession } from '@mall/sdk/staff';
import { IconButton } from '@mall/ui';
import { Keyboard, LockKeyhole, LogOut, Search } from 'lucide-react';
import { shellMessages } from '../messages/zh-TW/shell';
import { useRoleText } from '../page/useRoleText';
import { useSignOut } from '../session/useSignOut';
import { Head, Home, KeyboardOnly, Who } from './DeskShell.styles';
import { ThemeButton } from './ThemeButton';

export interface DeskHeaderProps {
  readonly session: DeskSession;
  readonly onLock: () => void;
  /** Shows the keyboard shortcuts. */
  readonly onKeys: () => void;
  /** Opens the palette that finds screens and orders. */
  readonly onSearch: () => void;
}

/** The header: who has signed in, the theme, lock and sign-out. */
export function DeskHeader({ session, onLock, onKeys, onSearch }: DeskHeaderProps) {
  const t = useMessages(shellMessages);
  const { namesOf } = useRoleText();
  const signOut = useSignOut();
  return (
    <Head>
      <Home to="/">
        {t('Desk')}
        <span>{t('The shop')}</span>
      </Home>
      <Who to="/account" title={t('Your sign-in')}>
        <strong>{session.colleague.name}</strong>
        <small>{namesOf(session.roles)}</small>
      </Who>
      <div style={{ display: 'flex' }}>
        <IconButton label={t('Go to')} onClick={onSearch}>
          <Search />
        </IconButton>
        <KeyboardOnly>
          <IconButton label={t('Keyboard shortcuts')} onClick={onKeys}>
            <Keyboard />
          </IconButton>
        </KeyboardOnly>
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
