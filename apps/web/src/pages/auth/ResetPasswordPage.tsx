import { useErrorText, useMessages } from '@mall/app/messages';
import { useResetLink } from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import { Alert, Button, Inline, Spinner, Stack } from '@mall/ui';
import { CloudOff, KeyRound, Unlink } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { forgottenMessages } from '../../messages/zh-TW/forgotten';
import { to } from '../../paths/paths';
import { AuthCard } from './AuthCard';
import { NewPasswordForm } from './NewPasswordForm';

/** `/forget/{id}`: sets a new password with an email's link, which is checked before the form is shown. */
export default function ResetPasswordPage() {
  const t = useMessages(forgottenMessages);
  const errorText = useErrorText();
  const { id = '' } = useParams();
  const { data: isGood, error, isFetching, refetch } = useResetLink(id);
  const [expired, setExpired] = useState('');

  // A truncated URL cannot be a valid link.
  if (isGood === false || expired === id || isMallError(error, 'invalidFields')) {
    return (
      <AuthCard
        icon={<Unlink />}
        title={t('This link has expired')}
        text={t('Links work once and expire after an hour. Request a new one to continue.')}
      >
        <Stack gap={2}>
          <Button asChild size="lg" fullWidth>
            <Link to={to.forgotten()}>{t('Request again')}</Link>
          </Button>
          <Button asChild variant="quiet" fullWidth>
            <Link to={to.login()}>{t('Back to sign in')}</Link>
          </Button>
        </Stack>
      </AuthCard>
    );
  }
  if (error) {
    return (
      <AuthCard icon={<CloudOff />} title={t('The link could not be checked')}>
        <Alert tone="danger">{errorText(error)}</Alert>
        <Button size="lg" fullWidth loading={isFetching} onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      </AuthCard>
    );
  }
  if (isGood === undefined) {
    return (
      <AuthCard icon={<KeyRound />} title={t('Set a new password')} text={t('One moment, please.')}>
        <Inline justify="center" aria-busy>
          <Spinner />
        </Inline>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      icon={<KeyRound />}
      title={t('Set a new password')}
      text={t('You will need it to sign in on all your devices.')}
    >
      <NewPasswordForm key={id} token={id} onExpired={() => setExpired(id)} />
    </AuthCard>
  );
}
