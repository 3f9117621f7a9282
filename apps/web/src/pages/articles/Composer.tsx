import { useMessages } from '@mall/app/messages';
import { useHasPostDraft, useSession } from '@mall/hooks';
import { Avatar, color, Link, media, radius, shadow, space, tapTarget, Text } from '@mall/ui';
import { ImagePlus } from 'lucide-react';
import { styled } from 'styled-components';
import { useCurrentUrl } from '../../hydration/useCurrentUrl';
import { to } from '../../paths/paths';
import { openEditor } from '../../overlays/panels';
import { wallMessages } from '../../messages/zh-TW/wall';

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: 68px;
  padding: ${space[3]} ${space[4]};
  border: 0;
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
  text-align: start;
  & > svg {
    flex: none;
    color: ${color.brand};
  }
`;

const WriteButton = styled(Bar).attrs({ as: 'button', type: 'button' })`
  cursor: pointer;
  ${media.hover} {
    &:hover > span:nth-child(2) {
      background: color-mix(in srgb, ${color.brandSoft} 60%, ${color.sunken});
    }
  }
`;

const Hint = styled.span`
  flex: 1;
  min-width: 0;
  padding: 9px ${space[4]};
  min-height: ${tapTarget};
  border-radius: ${radius.pill};
  background: ${color.sunken};
  color: ${color.muted};
`;

/**
 * Opens the editor for a new post. Members who may not write one (spec §6) read how to become a poster, and guests that
 * they have to sign in first. It is as high for everyone: the server does not know who reads its page.
 */
export function Composer() {
  const t = useMessages(wallMessages);
  const here = useCurrentUrl();
  const profile = useSession()?.profile;
  const hasDraft = useHasPostDraft();
  if (!profile?.is_poster) {
    return (
      <Bar>
        <ImagePlus aria-hidden />
        <Text size="sm" tone="muted">
          {t('Would you like to share your table?')}{' '}
          {profile ? (
            <Link href={to.service()}>{t('Tell us, and we will let you post')}</Link>
          ) : (
            <Link href={to.login(here)}>{t('Sign in first')}</Link>
          )}
        </Text>
      </Bar>
    );
  }
  const hint = hasDraft
    ? t('A post of yours is not published yet')
    : t('Share what is on your table today…');
  return (
    <WriteButton aria-label={`${t('Write a post')}：${hint}`} onClick={() => openEditor()}>
      <Avatar name={profile.name} src={profile.avatar} />
      <Hint>{hint}</Hint>
      <ImagePlus aria-hidden />
    </WriteButton>
  );
}
