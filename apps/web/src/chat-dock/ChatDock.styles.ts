import { BaseLink, color, duration, media, radius, shadow, space, zIndex } from '@mall/ui';
import { css, styled } from 'styled-components';

const button = css`
  position: fixed;
  inset: auto max(${space[5]}, env(safe-area-inset-right)) calc(var(--ui-bottomBar) + ${space[5]})
    auto;
  z-index: ${zIndex.bar};
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 52px;
  padding: 0 20px 0 16px;
  border: 0;
  border-radius: ${radius.pill};
  background: ${color.brand};
  color: ${color.onBrand};
  font-weight: 600;
  text-decoration: none;
  box-shadow: ${shadow.lg};
  cursor: pointer;
  transition: scale ${duration.fast};
  &:active {
    scale: 0.96;
  }
  & svg {
    width: 24px;
    height: 24px;
  }
  ${media.phone} {
    inset: auto max(${space[3]}, env(safe-area-inset-right)) calc(var(--ui-bottomBar) + ${space[3]})
      auto;
    width: 52px;
    padding: 0;
    justify-content: center;
    & > :last-child {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  @media print {
    display: none;
  }
`;

/**
 * Space at the end of the page, so that the button does not cover the footer's last row. Together with the 32 px
 * below that row, it is the button's height, its offset and a gap.
 */
export const FooterSpacer = styled.div`
  height: calc(52px + ${space[5]} + ${space[2]} - 32px);
  background: ${color.sunken};
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
