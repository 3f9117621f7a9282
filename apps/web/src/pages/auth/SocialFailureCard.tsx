import { useErrorText, useMessages } from '@mall/app/messages';
import type { SocialProvider } from '@mall/sdk/social';
import { Alert, Button, Stack } from '@mall/ui';
import { DoorClosed, MailCheck, Unlink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { socialMessages } from '../../messages/zh-TW/social';
import { to } from '../../paths/paths';
import { AuthCard } from './AuthCard';
import { DemoMailbox } from './DemoMailbox';
import { providerNames } from './social/providerNames';
import { useGoToProvider } from './social/useGoToProvider';
import type { SocialFailure } from './useSocialReturn';

/** The refusals that the page explains itself, because the URL contains only their names. */
const REFUSALS = {
  providerRefused: 'We could not verify this sign-in. Please try again.',
  providerUnavailable: 'This way to sign in is not available right now. Please choose another one.',
  signInBlocked: 'Too many attempts. Please try again later.',
  tooManyRequests: 'Too many attempts. Please try again later.',
} as const;

const isKnown = (refusal: string): refusal is keyof typeof REFUSALS => refusal in REFUSALS;

export interface SocialFailureCardProps {
  readonly provider: SocialProvider;
  readonly failure: SocialFailure;
  /** Where to go after the sign-in. */
  readonly back: string;
}

/** The reason why a provider's sign-in failed, and an action for each reason (spec §8). */
export function SocialFailureCard({ provider, failure, back }: SocialFailureCardProps) {
  const t = useMessages(socialMessages);
  const errorText = useErrorText();
  const { goTo, opening } = useGoToProvider();
  const name = providerNames[provider];
  const failed = provider === 'line' ? t('Login failed') : t('Login error');
  const refusal = failure.status === 'refused' ? failure.failure : undefined;
  const needsEmail = refusal === 'emailNeeded';
  const isCancelled = failure.status === 'cancelled';

  if (refusal === 'confirmationNeeded') {
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
    <AuthCard icon={isCancelled ? <DoorClosed /> : <Unlink />} title={failed}>
      <Alert tone={isCancelled ? 'info' : 'danger'}>
        {isCancelled && t('You have not agreed to it, so nothing has changed.')}
        {failure.status === 'notStartedHere' &&
          t('This sign-in was not started here, or took too long. Please start again.')}
        {failure.status === 'failed' && errorText(failure.error)}
        {needsEmail &&
          t(
            'Without an address we cannot reach you about your orders. Share it at {0}, or register with it here.',
            name,
          )}
        {refusal !== undefined &&
          !needsEmail &&
          (isKnown(refusal) ? t(REFUSALS[refusal]) : errorText(undefined))}
      </Alert>
      <Stack gap={2}>
        <Button
          size="lg"
          fullWidth
          loading={opening !== undefined}
          onClick={() => goTo({ provider, back, again: needsEmail })}
        >
          {needsEmail ? t('Share my address at {0}', name) : t('Try again')}
        </Button>
        <Button asChild variant="secondary" fullWidth>
          <Link to={needsEmail ? to.register(back) : to.login(back)}>
            {needsEmail ? t('Register by email') : t('Other ways to sign in')}
          </Link>
        </Button>
      </Stack>
    </AuthCard>
  );
}
