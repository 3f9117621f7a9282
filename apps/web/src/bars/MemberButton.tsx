import { useMessages } from '@mall/app/messages';
import { useSession } from '@mall/hooks';
import { Button } from '@mall/ui';
import { Link, useLocation } from 'react-router-dom';
import { to } from '../paths/paths';
import { useCurrentUrl } from '../hydration/useCurrentUrl';
import { shellMessages } from '../messages/zh-TW/shell';
import { SessionButton } from './SessionButton';

/** The member menu, or for a guest the sign-in link. */
export function MemberButton() {
  const t = useMessages(shellMessages);
  const session = useSession();
  const { pathname } = useLocation();
  const here = useCurrentUrl();
  const signingIn = pathname === '/login' || pathname === '/register';
  if (!session) {
    return (
      <Button asChild size="sm" variant="quiet" style={{ paddingInline: 8, whiteSpace: 'nowrap' }}>
        <Link to={signingIn ? to.login() : to.login(here)}>{t('Sign in')}</Link>
      </Button>
    );
  }
  return <SessionButton opens="member" />;
}
