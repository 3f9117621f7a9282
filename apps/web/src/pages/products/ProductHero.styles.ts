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

/** On a phone the bar under the thumb has these. */
export const DesktopOnly = styled.div`
  display: flex;
  gap: ${space[3]};
  ${media.phone} {
    display: none;
  }
`;
