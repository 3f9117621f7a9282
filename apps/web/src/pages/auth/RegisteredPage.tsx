import { useSession } from '@mall/hooks';
import { Button } from '@mall/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { useMessages } from '../../messages/useMessages';
import { to } from '../../paths';
import { AuthCard } from './AuthCard';
import { backFrom } from './back';
import { authMessages } from './messages';

/** `/registered`: welcome, and on. */
export default function RegisteredPage() {
  const t = useMessages(authMessages);
  const session = useSession();
  const [search] = useSearchParams();
  const back = backFrom(search);
  return (
    <AuthCard
      title={session ? t('Welcome, {0}', session.profile.name) : t('Registered')}
      text={t('Your account is ready and you are signed in.')}
    >
      <Button asChild size="lg" fullWidth>
        <Link to={back === to.home() ? to.mall() : back}>{t('Start shopping')}</Link>
      </Button>
    </AuthCard>
  );
}
