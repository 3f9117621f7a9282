import { useMessages } from '@mall/app/messages';
import { Button, Stack, Text } from '@mall/ui';
import { MailOpen } from 'lucide-react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { forgottenMessages } from '../../messages/zh-TW/forgotten';
import { to } from '../../paths/paths';
import { AuthCard } from './AuthCard';
import { DemoMailbox } from './DemoMailbox';
import { emailOf } from './emailOf';

/** `/forget/sent`: confirms that an email was sent, if the account exists. */
export default function ForgottenSentPage() {
  const t = useMessages(forgottenMessages);
  const email = emailOf(useLocation().state);
  // A direct visit follows no request.
  if (email === undefined) return <Navigate replace to={to.forgotten()} />;
  return (
    <AuthCard
      icon={<MailOpen />}
      title={t('Check your inbox')}
      text={t(
        'If there is an account for {0}, we have sent you a link. It works once and expires in an hour.',
        email,
      )}
    >
      <DemoMailbox />
      <Text size="sm" tone="muted">
        {t('No email? Check your spam folder, or whether you used another address.')}
      </Text>
      <Stack gap={2}>
        <Button asChild fullWidth>
          <Link to={to.login()}>{t('Back to sign in')}</Link>
        </Button>
        <Button asChild variant="quiet" fullWidth>
          <Link to={to.forgotten()} state={{ email }}>
            {t('Request again')}
          </Link>
        </Button>
      </Stack>
    </AuthCard>
  );
}
