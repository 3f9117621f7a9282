import { media, space } from '@mall/ui';
import { styled } from 'styled-components';

/** At 200 % zoom a full-width picture would fill the screen. */
const wideButLow = '@media (min-width: 600px) and (max-width: 767px)';

export const Hero = styled.div`
  display: grid;
  /* Limits the width so that pictures stay sharp at double density, and fit on the screen with their thumbnails. */
  grid-template-columns: minmax(0, min(48%, 580px)) minmax(0, 1fr);
  gap: clamp(${space[5]}, 4vw, ${space[7]});
  align-items: start;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
  ${wideButLow} {
    grid-template-columns: minmax(0, 42%) minmax(0, 1fr);
    gap: ${space[5]};
  }
`;

/** Hidden on a phone, which shows a back button instead. */
export const Trail = styled.div`
  ${media.phone} {
    display: none;
  }
`;

/**
 * Sticky, so that it stays visible while the description beside it scrolls. On a phone it takes the whole
 * width below the header: the price has to fit on the first screen.
 */
export const Pictures = styled.div`
  position: sticky;
  top: calc(var(--ui-topBar) + ${space[4]});
  min-width: 0;
  ${media.phone} {
    position: static;
    margin: calc(-1 * ${space[3]}) calc(-1 * var(--gutter)) 0;
  }
  ${wideButLow} {
    margin-inline-end: 0;
  }
`;

/** Name over price, with the heart and the share button at the end of the price's line. */
export const NameAndPrice = styled.div`
  display: grid;
  gap: ${space[2]};
  & h1 {
    text-wrap: pretty;
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
`;
