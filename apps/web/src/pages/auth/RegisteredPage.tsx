import { useMessages } from '@mall/app/messages';
import { Button, Disclosure } from '@mall/ui';
import { MailOpen } from 'lucide-react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { to } from '../../paths/paths';
import { AuthCard } from './AuthCard';
import { DemoMailbox } from './DemoMailbox';
import { emailOf } from './emailOf';
import { authMessages } from '../../messages/zh-TW/auth';
import { ResendForm } from './ResendForm';

/** `/registered`: confirms that an email with the confirmation link was sent. */
export default function RegisteredPage() {
  const t = useMessages(authMessages);
  const email = emailOf(useLocation().state);
  // A direct visit follows no registration.
  if (email === undefined) return <Navigate replace to={to.register()} />;
  return (
    <AuthCard
      icon={<MailOpen />}
      title={t('Almost there')}
      text={t(
        'We have sent a link to {0}. Open it within 24 hours to confirm your email address.',
        email,
      )}
    >
      <DemoMailbox />
      <Disclosure summary={t('Did not get the email?')}>
        <ResendForm email={email} />
      </Disclosure>
      <Button asChild variant="secondary" fullWidth>
        <Link to={to.mall()}>{t('Look around first')}</Link>
      </Button>
    </AuthCard>
  );
}
