import { media, space } from '@mall/ui';
import { styled } from 'styled-components';

export const Hero = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  gap: clamp(${space[5]}, 4vw, ${space[7]});
  align-items: start;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Hidden on a phone, which shows a back button instead. */
export const Trail = styled.div`
  ${media.phone} {
    display: none;
  }
`;

/** Sticky, so that it stays visible while the description beside it scrolls. */
export const Pictures = styled.div`
  position: sticky;
  top: calc(var(--ui-topBar) + ${space[4]});
  min-width: 0;
  ${media.phone} {
    position: static;
  }
`;

/** On a phone the bottom bar has these buttons. */
export const DesktopOnly = styled.div`
  display: flex;
  gap: ${space[3]};
  ${media.phone} {
    display: none;
  }
`;
