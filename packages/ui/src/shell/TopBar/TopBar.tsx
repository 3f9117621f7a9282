import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { media, zIndex } from '../../tokens/scale';

export interface TopBarProps {
  /** The shop's logo, linked to the home page. */
  logo: ReactNode;
  /** Links to the main pages; hidden on a phone, where the bottom bar has them. */
  nav?: ReactNode;
  /** A `SearchField`; hidden below 900 px, where there is no room beside the rest and search opens separately. */
  search?: ReactNode;
  /** Buttons at the end: notifications, cart, member. */
  actions?: ReactNode;
  /**
   * Accessible name of the nav.
   * @default '主選單'
   */
  navLabel?: string | undefined;
}

/** Too narrow for the search field. */
const withoutField = '@media (max-width: 899px)';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${zIndex.bar};
  padding-top: env(safe-area-inset-top);
  border-bottom: 1px solid ${color.line};
  background: ${color.ground};
  @supports (color: color-mix(in srgb, red, blue)) {
    background: color-mix(in srgb, ${color.ground} 90%, transparent);
    -webkit-backdrop-filter: blur(12px);
    backdrop-filter: blur(12px);
  }
  ${media.short} {
    position: static;
  }
`;

const Row = styled.div`
  --gutter: max(clamp(16px, 4vw, 32px), var(--ui-edge));
  display: flex;
  align-items: center;
  gap: clamp(8px, 2vw, 24px);
  max-width: calc(var(--ui-page) + 2 * var(--gutter));
  height: 63px;
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

const Nav = styled.nav`
  display: flex;
  gap: 4px;
  ${media.phone} {
    display: none;
  }
`;

const Middle = styled.div`
  flex: 1;
  min-width: 0;
  max-width: 420px;
  margin-inline-start: auto;
  ${withoutField} {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  margin-inline: auto -10px;
  ${Middle} + & {
    margin-inline-start: 0;
  }
  ${withoutField} {
    && {
      margin-inline-start: auto;
    }
  }
`;

/**
 * The bar at the top of every page, 64 px and sticky; `scroll-padding` keeps focused elements clear of it.
 *
 * @example
 * <TopBar logo={<Logo name="巷口市集" />} nav={<NavLink href="/mall">商城</NavLink>} actions={<CartButton />} />
 */
export function TopBar({ logo, nav, search, actions, navLabel }: TopBarProps) {
  const { labels } = useUi();
  return (
    <Bar data-top-bar>
      <Row>
        {logo}
        {nav && <Nav aria-label={navLabel ?? labels.mainMenu}>{nav}</Nav>}
        {search && <Middle>{search}</Middle>}
        {actions && <Actions>{actions}</Actions>}
      </Row>
    </Bar>
  );
}
