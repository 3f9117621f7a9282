import { useMessages } from '@mall/app/messages';
import { BADGE_LIMIT } from '@mall/sdk';
import { color, duration, media, radius, shadow, space, tapTarget, zIndex } from '@mall/ui';
import { ArrowUp } from 'lucide-react';
import { styled } from 'styled-components';
import { wallMessages } from '../../messages/zh-TW/wall';

/** Takes no layout space, and stays under the top bar while scrolling. */
const Place = styled.div`
  position: sticky;
  top: calc(var(--ui-topBar) + 12px);
  z-index: ${zIndex.raised};
  display: grid;
  justify-items: center;
  height: 0;
  margin-bottom: calc(-1 * ${space[4]});
`;

const Pill = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  height: ${tapTarget};
  padding-inline: 18px 22px;
  border: 0;
  border-radius: ${radius.pill};
  background: ${color.brand};
  box-shadow: ${shadow.lg};
  color: ${color.onBrand};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  animation: ui-rise ${duration.slow} ease-out;
  & svg {
    width: 18px;
    height: 18px;
  }
  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, ${color.brand} 88%, ${color.text});
    }
  }
`;

export interface NewPostsProps {
  readonly count: number;
  /** Called to show the new posts. */
  readonly onShow: () => void;
}

/** Shows the number of new posts, and scrolls up to them. */
export function NewPosts({ count, onShow }: NewPostsProps) {
  const t = useMessages(wallMessages);
  return (
    <Place role="status">
      {count > 0 && (
        <Pill
          type="button"
          onClick={() => {
            onShow();
            scrollTo({ top: 0 });
            // The pill is removed: move the focus, so that keyboard and screen reader users start at the top.
            document.getElementById('main')?.focus({ preventScroll: true });
          }}
        >
          <ArrowUp aria-hidden />
          {t('{0} new posts', count > BADGE_LIMIT ? `${BADGE_LIMIT}+` : count)}
        </Pill>
      )}
    </Place>
  );
}
