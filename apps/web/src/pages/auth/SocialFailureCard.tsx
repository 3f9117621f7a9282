import { useErrorText, useMessages } from '@mall/app/messages';
import { useConfigs } from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import { Alert, Button, Stack } from '@mall/ui';
import { DoorClosed, MailCheck, Unlink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { socialMessages } from '../../messages/zh-TW/social';
import { to } from '../../paths/paths';
import { AuthCard } from './AuthCard';
import { DemoMailbox } from './DemoMailbox';
import type { Provider } from './social/attempt';
import { goToProvider } from './social/goToProvider';
import { providerNames } from './social/providerNames';
import type { SocialFailure } from './useSocialReturn';

export interface SocialFailureCardProps {
  readonly provider: Provider;
  readonly failure: SocialFailure;
  /** Where to go after the sign-in. */
  readonly back: string;
}

/** The reason why a provider's sign-in failed, and an action for each reason (spec §8). */
export function SocialFailureCard({ provider, failure, back }: SocialFailureCardProps) {
  const t = useMessages(socialMessages);
  const errorText = useErrorText();
  const social = useConfigs().data?.social;
  const name = providerNames[provider];
  const failed = provider === 'line' ? t('Login failed') : t('Login error');
  const error = typeof failure === 'object' ? failure.error : undefined;
  const needsEmail = isMallError(error, 'emailNeeded');

  if (isMallError(error, 'confirmationNeeded')) {
    return (
      <AuthCard
        icon={<MailCheck />}
        title={t('This address is a member’s')}
        text={t(
          'We have mailed a link to it: follow it, and {0} opens the same account from then on.',
          name,
        )}
      >
        <DemoMailbox />
        <Button asChild variant="secondary" fullWidth>
          <Link to={to.login(back)}>{t('Other ways to sign in')}</Link>
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard icon={failure === 'notAgreed' ? <DoorClosed /> : <Unlink />} title={failed}>
      <Alert tone={failure === 'notAgreed' ? 'info' : 'danger'}>
        {failure === 'notAgreed' && t('You have not agreed to it, so nothing has changed.')}
        {failure === 'notOurs' &&
          t('This sign-in was not started here, or took too long. Please start again.')}
        {needsEmail
          ? t(
              'Without an address we cannot reach you about your orders. Share it at {0}, or register with it here.',
              name,
            )
          : typeof failure === 'object' && errorText(error)}
      </Alert>
      <Stack gap={2}>
        <Button
          size="lg"
          fullWidth
          disabled={!social}
          onClick={() => social && void goToProvider({ provider, social, back, again: needsEmail })}
        >
          {needsEmail ? t('Share my address at {0}', name) : t('Try again')}
        </Button>
        <Button asChild variant="secondary" fullWidth>
          <Link to={needsEmail ? to.register(back) : to.login(back)}>
            {needsEmail ? t('Register by e-mail') : t('Other ways to sign in')}
          </Link>
        </Button>
      </Stack>
    </AuthCard>
  );
}
