import { useSession } from '@mall/hooks';
import { Button, IconButton } from '@mall/ui';
import { CircleUser } from 'lucide-react';
import { lazy } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LazyMenu } from '../components/LazyMenu/LazyMenu';
import { useMessages } from '../messages/useMessages';
import { to } from '../paths';
import { shellMessages } from '../messages/zh-TW/shell';

const MemberMenu = lazy(() => import('./MemberMenu'));

/** The member menu, or for a guest the sign-in link. */
export function MemberButton() {
  const t = useMessages(shellMessages);
  const session = useSession();
  const { pathname, search } = useLocation();
  const signingIn = pathname === '/login' || pathname === '/register';
  if (!session) {
    return (
      <Button asChild size="sm" variant="quiet">
        <Link to={signingIn ? to.login() : to.login(pathname + search)}>{t('Sign in')}</Link>
      </Button>
    );
  }
  return (
    <LazyMenu
      menu={(button) => <MemberMenu trigger={button} />}
      trigger={(open) => (
        <IconButton {...open} label={t('Member')}>
          <CircleUser />
        </IconButton>
      )}
    />
  );
}
