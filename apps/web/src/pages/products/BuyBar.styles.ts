import { color, media, radius, shadow, space, zIndex } from '@mall/ui';
import { styled } from 'styled-components';

export const Bar = styled.div`
  display: none;
  ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${zIndex.bar};
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding: ${space[2]} ${space[4]} calc(${space[2]} + env(safe-area-inset-bottom));
    border-top: 1px solid ${color.line};
    background: ${color.surface};
    box-shadow: ${shadow.md};
  }
  @media (max-width: 359px) {
    & > :first-child:not(:last-child) {
      display: none;
    }
  }
`;

/** The buttons share the available width, so that a spinner in one never pushes the other off the screen. */
export const BarButtons = styled.div`
  display: flex;
  flex: 1;
  gap: ${space[2]};
  min-width: 0;
  max-width: 320px;
  &[data-wide] {
    max-width: none;
  }
  & > button {
    flex: 1;
    min-width: 0;
    padding-inline: ${space[1]};
    white-space: nowrap;
  }
`;

/** The chosen product, in the sheet that covers the page's pictures. */
export const Thumb = styled.span`
  flex: none;
  width: 72px;
  overflow: hidden;
  border-radius: ${radius.md};
`;
