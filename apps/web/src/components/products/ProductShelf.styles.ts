import { color, media, radius, space, tapTarget } from '@mall/ui';
import { styled } from 'styled-components';

export const ShelfTop = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: ${tapTarget};
`;

/** Touch screens swipe; a mouse needs buttons. */
export const ShelfArrows = styled.span`
  display: none;
  @media (min-width: 1024px) {
    display: inline-flex;
    gap: ${space[1]};
  }
`;

/** A horizontally scrolled row that extends to the edge of the screen. */
export const Shelf = styled.ul`
  /* Keeps visually hidden elements within the row. */
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(44%, 240px);
  gap: ${space[3]};
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  padding-block: ${space[1]} ${space[3]};
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline proximity;
  scroll-padding-inline: var(--gutter);
  scrollbar-width: none;
  scroll-behavior: smooth;
  ${media.tablet} {
    grid-auto-columns: 220px;
  }
  @media (min-width: 1024px) {
    grid-auto-columns: calc((100% - 4 * ${space[4]}) / 5);
    gap: ${space[4]};
    margin-inline: 0;
    padding-inline: 0;
  }
  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }
`;

export const ShelfCell = styled.li`
  display: grid;
  /* The numeral keeps its height where a neighbour's card is higher. */
  grid-template-rows: auto 1fr;
  &:not(:has(> :nth-child(2))) {
    grid-template-rows: 1fr;
  }
  scroll-snap-align: start;
`;

export const ShelfFrame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  &[data-look='season'] {
    margin-inline: calc(-1 * var(--gutter));
    padding: ${space[3]} var(--gutter) ${space[4]};
    background: ${color.freshSoft};
    @media (min-width: 1024px) {
      margin-inline: 0;
      padding-inline: ${space[5]};
      border-radius: ${radius.lg};
    }
  }
`;

/** The numeral of a ranked card, between the badge and the heart. */
export const Rank = styled.span`
  position: relative;
  z-index: 2;
  justify-self: center;
  margin-bottom: -14px;
  padding-inline: 10px;
  border-radius: ${radius.pill};
  background: ${color.text};
  color: ${color.ground};
  font-weight: 800;
  line-height: 28px;
  font-variant-numeric: tabular-nums;
`;
