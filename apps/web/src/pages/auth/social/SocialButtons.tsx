import { useMessages } from '@mall/app/messages';
import type { Config } from '@mall/sdk';
import { Button, color, fontSize, space } from '@mall/ui';
import { styled } from 'styled-components';
import { socialMessages } from '../../../messages/zh-TW/social';
import { ProviderLogo } from './ProviderLogo';
import { providerNames } from './providerNames';
import { useGoToProvider } from './useGoToProvider';

/** Side by side, so that the form's button is visible on a phone. */
const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(8.25rem, 40%), 1fr));
  gap: ${space[3]} ${space[2]};
`;

const Or = styled.p`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.muted};
  font-size: ${fontSize.sm};
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${color.line};
  }
`;

export interface SocialButtonsProps {
  readonly social: Config['social'];
  /** Where to go after the sign-in. */
  readonly back: string;
  /**
   * The purpose of the form below.
   * @default 'login'
   */
  readonly purpose?: 'login' | 'register';
}

/** A button for each provider of the shop, above the form; renders nothing without any. */
export function SocialButtons({ social, back, purpose = 'login' }: SocialButtonsProps) {
  const t = useMessages(socialMessages);
  const { goTo, opening } = useGoToProvider();
  const isNew = purpose === 'register';
  const ways = (['line', 'facebook'] as const).filter((each) =>
    each === 'line' ? social.line_client_id : social.facebook_app_id,
  );
  if (ways.length === 0) return null;
  return (
    <Ways>
      {ways.map((provider) => (
        <Button
          key={provider}
          size="sm"
          variant="secondary"
          fullWidth
          startIcon={<ProviderLogo provider={provider} />}
          aria-label={t(isNew ? 'Register with {0}' : 'Sign in with {0}', providerNames[provider])}
          loading={opening === provider}
          onClick={() => goTo({ provider, back })}
        >
          {providerNames[provider]}
        </Button>
      ))}
      <Or>{t(isNew ? 'or register with your email address' : 'or with your email address')}</Or>
    </Ways>
  );
}
