import { color, media, shadow, space, zIndex } from '@mall/ui';
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
