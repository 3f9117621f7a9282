import { useConfirmAddress } from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import { Button, Inline, Alert, Spinner } from '@mall/ui';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useErrorText } from '../../messages/useErrorText';
import { useMessages } from '../../messages/useMessages';
import { to } from '../../paths';
import { AuthCard } from './AuthCard';
import { DemoMailbox } from './DemoMailbox';
import { deviceName } from './deviceName';
import { authMessages } from '../../messages/zh-TW/auth';
import { ResendForm } from './ResendForm';

/** `/email?t=…`: confirms the email address with the mailed link, and signs in. */
export default function EmailPage() {
  const t = useMessages(authMessages);
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const token = search.get('t') ?? '';
  const { mutate, data: profile, error, isPending } = useConfirmAddress();
  const activate = () => mutate({ t: token, device_name: deviceName() });
  const tried = useRef('');

  useEffect(() => {
    // The link works only once, and StrictMode runs effects twice.
    if (token === '' || tried.current === token) return;
    tried.current = token;
    mutate({ t: token, device_name: deviceName() });
  }, [token, mutate]);

  if (profile) {
    return (
      <AuthCard
        title={t('Welcome, {0}', profile.name)}
        text={t('Your address is confirmed and you are signed in.')}
      >
        <Button asChild size="lg" fullWidth>
          <Link to={to.mall()}>{t('Start shopping')}</Link>
        </Button>
      </AuthCard>
    );
  }
  if (token !== '' && (isPending || !error)) {
    return (
      <AuthCard title={t('Confirm your address')} text={t('One moment, please.')}>
        <Inline justify="center">
          <Spinner />
        </Inline>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={t('Confirm your address')}
      text={t('We can mail you a new link if you need one.')}
    >
      {error && (
        <Alert tone="danger">
          {isMallError(error, 'invalidFields') ? t('This link is not complete') : errorText(error)}
        </Alert>
      )}
      {isMallError(error) && error.isTransport ? (
        <Button size="lg" fullWidth onClick={activate}>
          {t('Try again')}
        </Button>
      ) : (
        <>
          <ResendForm email="" />
          <DemoMailbox />
        </>
      )}
    </AuthCard>
  );
}
