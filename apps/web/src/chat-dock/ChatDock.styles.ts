import {
  BaseLink,
  color,
  duration,
  media,
  radius,
  shadow,
  space,
  tapTarget,
  zIndex,
} from '@mall/ui';
import { css, styled } from 'styled-components';

/** Diameter of the button; its distance from the screen's edge is the same on all of these screens. */
const size = tapTarget;

/**
 * Screens on which the margin beside the content has room for the button: the content is 1200 px wide below 1400 px,
 * then 1320 px (`--ui-page`).
 */
const besideContent = '@media (min-width: 1320px) and (max-width: 1399px), (min-width: 1440px)';

/** Where the content leaves no margin, the button moves away while the page scrolls down, and from text below it. */
export const Dock = styled.aside`
  position: fixed;
  inset-block-end: ${space[3]};
  inset-inline-end: max(${space[2]}, env(safe-area-inset-right));
  z-index: ${zIndex.bar};
  transition:
    opacity ${duration.base},
    translate ${duration.base};
  &[data-away]:not(:focus-within) {
    opacity: 0;
    translate: 0 calc(100% + ${space[3]});
    pointer-events: none;
    ${besideContent} {
      opacity: 1;
      translate: none;
      pointer-events: auto;
    }
  }
  ${media.phone} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const button = css`
  display: grid;
  place-items: center;
  width: ${size};
  height: ${size};
  padding: 0;
  border: 1px solid ${color.control};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.brand};
  text-decoration: none;
  box-shadow: ${shadow.md};
  cursor: pointer;
  transition: scale ${duration.fast};
  &:active {
    scale: 0.96;
  }
  ${media.hover} {
    &:hover {
      background: ${color.brandSoft};
    }
  }
  & svg {
    width: 22px;
    height: 22px;
  }
`;

/**
 * Space at the end of the page, so that the button does not cover the footer's last row. Together with the 32 px
 * below that row, it is the button's height, its offset and a gap.
 */
export const FooterSpacer = styled.div`
  height: calc(${size} + ${space[3]} + ${space[2]} - 32px);
  background: ${color.sunken};
  ${media.phone} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const DockButton = styled.button`
  ${button}
`;
export const DockLink = styled(BaseLink)`
  ${button}
`;

export const Panel = styled.div`
  position: fixed;
  inset: auto ${space[5]} ${space[5]} auto;
  z-index: ${zIndex.bar};
  width: 400px;
  height: min(640px, 100dvh - var(--ui-topBar) - 2 * ${space[5]});
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  box-shadow: ${shadow.lg};
  animation: ui-rise ${duration.base} ease-out;
  ${media.phone} {
    inset: 0;
    width: auto;
    height: auto;
    padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
    background: ${color.ground};
    border: 0;
    border-radius: 0;
    z-index: ${zIndex.overlay};
  }
`;
