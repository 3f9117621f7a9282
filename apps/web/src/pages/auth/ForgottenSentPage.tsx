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
      title={t('See your mailbox')}
      text={t(
        'If {0} belongs to a member, we have sent an email. Its link works once, for one hour.',
        email,
      )}
    >
      <DemoMailbox />
      <Text size="sm" tone="muted">
        {t('No email? It may be in your spam folder, or the address has no account.')}
      </Text>
      <Stack gap={2}>
        <Button asChild fullWidth>
          <Link to={to.login()}>{t('Back to signing in')}</Link>
        </Button>
        <Button asChild variant="quiet" fullWidth>
          <Link to={to.forgotten()} state={{ email }}>
            {t('Ask once more')}
          </Link>
        </Button>
      </Stack>
    </AuthCard>
  );
}
