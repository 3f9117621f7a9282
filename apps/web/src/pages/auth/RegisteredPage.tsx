import { Disclosure } from '@mall/ui';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../../messages/useMessages';
import { AuthCard } from './AuthCard';
import { DemoMailbox } from './DemoMailbox';
import { authMessages } from '../../messages/zh-TW/auth';
import { ResendForm } from './ResendForm';

/** `/registered`: says that an email with the confirmation link was sent. */
export default function RegisteredPage() {
  const t = useMessages(authMessages);
  const email = emailOf(useLocation().state);
  return (
    <AuthCard
      title={t('One more step')}
      text={
        email
          ? t(
              'We have mailed a link to {0}. Follow it within 24 hours to confirm the address.',
              email,
            )
          : t('We have mailed you a link. Follow it within 24 hours to confirm the address.')
      }
    >
      <DemoMailbox />
      <Disclosure summary={t('No letter?')}>
        <ResendForm email={email} />
      </Disclosure>
    </AuthCard>
  );
}

/** The email address that the previous page has registered; empty on a direct visit. */
function emailOf(state: unknown): string {
  return typeof state === 'object' &&
    state !== null &&
    'email' in state &&
    typeof state.email === 'string'
    ? state.email
    : '';
}
