import { useMessages } from '@mall/app/messages';
import { Button } from '@mall/ui';
import { ShieldCheck } from 'lucide-react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { forgottenMessages } from '../../messages/zh-TW/forgotten';
import { to } from '../../paths/paths';
import { AuthCard } from './AuthCard';
import { PASSWORD_CHANGED } from './passwordChanged';

/** `/forget/done`: confirms the new password, and links to the sign-in page. */
export default function ForgottenDonePage() {
  const t = useMessages(forgottenMessages);
  const { state }: { state: unknown } = useLocation();
  // A direct visit follows no change.
  if (state !== PASSWORD_CHANGED) return <Navigate replace to={to.login()} />;
  return (
    <AuthCard
      icon={<ShieldCheck />}
      title={t('Your password has been changed')}
      text={t('For your safety we have signed you out everywhere. Sign in with the new one.')}
    >
      <Button asChild size="lg" fullWidth>
        <Link to={to.login()}>{t('Sign in')}</Link>
      </Button>
    </AuthCard>
  );
}
