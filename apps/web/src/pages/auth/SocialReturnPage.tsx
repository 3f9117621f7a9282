import { useMessages } from '@mall/app/messages';
import { Inline, Spinner } from '@mall/ui';
import { socialMessages } from '../../messages/zh-TW/social';
import { AuthCard } from './AuthCard';
import { providerNames } from './social/providerNames';
import { SocialFailureCard } from './SocialFailureCard';
import { useSocialReturn } from './useSocialReturn';

/** `/auth/line`, `/auth/facebook`: the redirect targets of the providers (spec §7, Social login). */
export default function SocialReturnPage() {
  const t = useMessages(socialMessages);
  const { provider, failure, back } = useSocialReturn();
  if (failure) return <SocialFailureCard provider={provider} failure={failure} back={back} />;
  return (
    <AuthCard
      title={t('Signing in with {0}', providerNames[provider])}
      text={t('One moment, please.')}
    >
      <Inline justify="center" aria-busy>
        <Spinner />
      </Inline>
    </AuthCard>
  );
}
