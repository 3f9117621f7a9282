import { media, space } from '@mall/ui';
import { styled } from 'styled-components';

/** At 200 % zoom a full-width picture would fill the screen. */
const wideButLow = '@media (min-width: 600px) and (max-width: 767px)';

export const Hero = styled.div`
  display: grid;
  /* Limits the width so that pictures stay sharp at double density, and fit on the screen with their thumbnails. */
  grid-template-columns: minmax(0, min(48%, 580px)) minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: ${space[5]} clamp(${space[5]}, 4vw, ${space[7]});
  align-items: start;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
    gap: ${space[3]};
  }
  ${wideButLow} {
    grid-template-columns: minmax(0, 42%) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: ${space[5]};
  }
`;

/** Lower than name, price, variants and buttons need, with the days of delivery below them. */
const low = '@media (max-height: 699px)';

/**
 * Name, price, variants, buttons and delivery, beside the pictures and the description. Sticky, so that the product
 * can be bought from every part of the description.
 */
export const BuyBox = styled.div`
  position: sticky;
  top: calc(var(--ui-topBar) + ${space[4]});
  grid-row: 1 / span 2;
  grid-column: 2;
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  ${low} {
    position: static;
  }
  ${media.phone} {
    position: static;
    grid-row: auto;
    grid-column: auto;
  }
  ${wideButLow} {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`;

/** Description and specification, below the pictures. */
export const Details = styled.div`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
`;

/** Hidden on a phone, which shows a back button instead. */
export const Trail = styled.div`
  ${media.phone} {
    display: none;
  }
`;

/** On a phone it takes the whole width below the header: the price has to fit on the first screen. */
export const Pictures = styled.div`
  min-width: 0;
  ${media.phone} {
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
