import { useMessages } from '@mall/app/messages';
import { useHasPostDraft, useSession } from '@mall/hooks';
import { Avatar, color, Link, media, radius, shadow, space, tapTarget, Text } from '@mall/ui';
import { ImagePlus } from 'lucide-react';
import { styled } from 'styled-components';
import { to } from '../../paths/paths';
import { openEditor } from '../../overlays/panels';
import { articleMessages } from '../../messages/zh-TW/articles';

const Bar = styled.button`
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
  cursor: pointer;
  & > svg {
    flex: none;
    color: ${color.brand};
  }
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

/** Opens the editor for a new post; members who may not write one (spec §6) read how to become a poster. */
export function Composer() {
  const t = useMessages(articleMessages);
  const profile = useSession()?.profile;
  const hasDraft = useHasPostDraft();
  if (!profile) return null;
  if (!profile.is_poster) return <HowToPost />;
  const hint = hasDraft
    ? t('A post of yours is not published yet')
    : t('Share what is on your table today…');
  return (
    <Bar type="button" aria-label={`${t('Write a post')}：${hint}`} onClick={() => openEditor()}>
      <Avatar name={profile.name} src={profile.avatar} />
      <Hint>{hint}</Hint>
      <ImagePlus aria-hidden />
    </Bar>
  );
}

function HowToPost() {
  const t = useMessages(articleMessages);
  return (
    <Text tone="muted" size="sm">
      {t('Would you like to share your table?')}{' '}
      <Link href={to.service()}>{t('Tell us, and we will let you post')}</Link>
    </Text>
  );
}
