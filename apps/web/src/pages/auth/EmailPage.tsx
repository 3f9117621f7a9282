import { useErrorText, useMessages } from '@mall/app/messages';
import { useConfirmEmail } from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import { Button, Alert } from '@mall/ui';
import { CloudOff, MailCheck, PartyPopper } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { to } from '../../paths/paths';
import { AuthCard } from './AuthCard';
import { DemoMailbox } from './DemoMailbox';
import { thisDevice } from './thisDevice';
import { authMessages } from '../../messages/zh-TW/auth';
import { ResendForm } from './ResendForm';
import { SIGN_IN, useLinkPurpose } from './useLinkPurpose';

/**
 * `/email?t=…`: confirms the email address with the email's link, and signs in. Only the button does so: mail
 * scanners open links and run scripts, and must not receive a session.
 */
export default function EmailPage() {
  const t = useMessages(authMessages);
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const token = search.get('t') ?? '';
  const isSignIn = search.get('for') === SIGN_IN;
  const purpose = useLinkPurpose(search.get('for'));
  const { mutate, data: profile, error, isPending } = useConfirmEmail();
  const activate = () => mutate({ token, ...thisDevice() });

  if (profile) {
    return (
      <AuthCard
        icon={<PartyPopper />}
        title={t('Welcome, {0}', profile.name)}
        text={
          isSignIn ? t('You are signed in.') : t('Your address is confirmed and you are signed in.')
        }
      >
        <Button asChild size="lg" fullWidth>
          <Link to={to.mall()}>{t('Start shopping')}</Link>
        </Button>
      </AuthCard>
    );
  }
  if (token !== '' && (isPending || !error)) {
    return (
      <AuthCard icon={<MailCheck />} title={purpose.title} text={purpose.text}>
        <Button size="lg" fullWidth loading={isPending} onClick={activate}>
          {purpose.button}
        </Button>
      </AuthCard>
    );
  }
  // A network failure does not show whether the link is still valid.
  if (isMallError(error) && error.isTransport) {
    return (
      <AuthCard icon={<CloudOff />} title={t('The address could not be confirmed')}>
        <Alert tone="danger">{errorText(error)}</Alert>
        <Button size="lg" fullWidth onClick={activate}>
          {t('Try again')}
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      icon={<MailCheck />}
      title={isSignIn ? t('Sign in by email') : t('Confirm your email address')}
      text={
        isSignIn
          ? t('We will email you a link that signs you in without a password.')
          : t('We can send you a new link if you need one.')
      }
    >
      {error && (
        <Alert tone="danger">
          {isMallError(error, 'invalidFields') ? t('This link is incomplete') : errorText(error)}
        </Alert>
      )}
      <ResendForm email="" button={isSignIn ? t('Email me a link') : undefined} />
      <DemoMailbox />
      <Button asChild variant="quiet" fullWidth>
        <Link to={to.login()}>{t('Back to sign in')}</Link>
      </Button>
    </AuthCard>
  );
}
