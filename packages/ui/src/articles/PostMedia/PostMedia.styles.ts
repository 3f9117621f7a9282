import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, media } from '../../tokens/scale';

/** Full width of the card. */
export const Frame = styled.div`
  display: grid;
  gap: 3px;
  margin-inline: -16px;
`;

// Three: one tall tile beside two.
export const Mosaic = styled.div`
  display: grid;
  gap: 3px;
  grid-template-rows: 1fr;
  &:is([data-tiles='3'], [data-tiles='4']) {
    grid-template: 1fr 1fr / 1fr 1fr;
  }
  &[data-tiles='3'] > :first-child {
    grid-row: span 2;
  }
`;

// The tile defines the aspect ratio.
export const Tile = styled.button`
  position: relative;
  min-width: 0;
  min-height: 0;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: ${color.sunken};
  cursor: zoom-in;
  & > div {
    position: absolute;
    inset: 0;
    aspect-ratio: auto !important;
  }
  & img {
    transition: scale ${duration.slow} ease-out;
  }
  ${media.hover} {
    &:hover img {
      scale: 1.02;
    }
  }
  :root &:focus-visible {
    z-index: 1;
    outline-offset: -4px;
  }
`;

export const Rest = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${color.scrim};
  color: ${color.text};
  font-size: ${fontSize.xxl};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
