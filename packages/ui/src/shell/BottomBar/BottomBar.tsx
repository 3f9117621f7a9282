import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Badge } from '../../kit/Badge/Badge';
import { BaseLink } from '../../kit/Link/BaseLink';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { duration, fontSize, media, zIndex } from '../../tokens/scale';
import { bottomBar } from '../bars/bottomBar';

/** An item of the bottom bar: a link, or a button that opens a panel over the page. */
export type BottomBarItem = BottomBarLook & ({ href: string } | { onPress: () => void });

interface BottomBarLook {
  label: string;
  icon: ReactNode;
  /** Whether it is the current page, or opens a panel of it. */
  current?: boolean | undefined;
  /** A count on the icon; 0 hides it. */
  badge?: number | undefined;
  /** The count as text, e.g. `3 件商品`. */
  badgeLabel?: string | undefined;
}

export interface BottomBarProps {
  /** Three to five items. */
  items: readonly BottomBarItem[];
  /**
   * Accessible name of the bar.
   * @default '快速導覽'
   */
  label?: string | undefined;
}

const Bar = styled.nav`
  display: none;
  ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${zIndex.bar};
    display: flex;
    padding: 0 max(4px, var(--ui-edge)) env(safe-area-inset-bottom);
    border-top: 1px solid ${color.line};
    background: ${color.surface};
    @supports (color: color-mix(in srgb, red, blue)) {
      background: color-mix(in srgb, ${color.surface} 94%, transparent);
      -webkit-backdrop-filter: blur(12px);
      backdrop-filter: blur(12px);
    }
  }
`;

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 52px;
  height: 32px;
  border-radius: 26px 26px 8px 8px;
  transition: background-color ${duration.base};
  & svg {
    width: 23px;
    height: 23px;
  }
`;

const itemStyles = css`
  display: grid;
  flex: 1;
  gap: 1px;
  place-content: center;
  justify-items: center;
  min-width: 0;
  min-height: 63px;
  border-radius: 14px;
  color: ${color.muted};
  font-size: ${fontSize.xs};
  line-height: 1.4;
  text-decoration: none;
  ${media.short} {
    grid-auto-flow: column;
    gap: 4px;
    align-items: center;
    min-height: 47px;
  }
  &[aria-current] {
    color: ${color.brand};
    font-weight: 700;
    & ${Icon} {
      background: ${color.brandSoft};
    }
  }
  :root &:focus-visible {
    outline-offset: -3px;
  }
`;

const Place = styled(BaseLink)`
  ${itemStyles}
`;

const Opener = styled.button`
  ${itemStyles}
  padding: 0;
  border: 0;
  background: none;
`;

/**
 * The navigation bar at the bottom of a phone's screen, 64 px plus the device's safe area; hidden from 768 px
 * on. Reserve its height below the page: `padding-bottom: var(--ui-bottomBar)`.
 *
 * @example
 * <BottomBar items={[{ href: '/cart/temp', label: '購物車', icon: <ShoppingBag />, badge: 3 }]} />
 */
export function BottomBar({ items, label }: BottomBarProps) {
  const { labels } = useUi();
  return (
    <Bar {...bottomBar} aria-label={label ?? labels.quickNavigation}>
      {items.map((item) => {
        const content = (
          <>
            <Icon>
              <Badge count={item.badge ?? 0} label={item.badgeLabel}>
                {item.icon}
              </Badge>
            </Icon>
            {item.label}
          </>
        );
        return 'href' in item ? (
          <Place key={item.label} href={item.href} aria-current={item.current ? 'page' : undefined}>
            {content}
          </Place>
        ) : (
          <Opener
            key={item.label}
            type="button"
            aria-haspopup="dialog"
            aria-current={item.current || undefined}
            onClick={item.onPress}
          >
            {content}
          </Opener>
        );
      })}
    </Bar>
  );
}
