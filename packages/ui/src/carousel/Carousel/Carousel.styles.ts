import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { radius, space, tapTarget } from '../../tokens/scale';

export const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

// Positioned, so that visually hidden content stays within the row.
export const Row = styled.div`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: var(--ui-slide, 100%);
  gap: var(--ui-slideGap, ${space[4]});
  margin-inline: calc(-1 * var(--ui-slideEdge, 0px));
  padding: ${space[1]} var(--ui-slideEdge, 0px) ${space[3]};
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline mandatory;
  scroll-padding-inline: var(--ui-slideEdge, 0px);
  scrollbar-width: none;
  scroll-behavior: smooth;
  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }
`;

export const Slide = styled.div`
  min-width: 0;
  scroll-snap-align: start;
`;

export const Controls = styled.div`
  /* Above the row's padding, which they overlap. */
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: ${tapTarget};
  margin-block: calc(-1 * ${space[2]});
  & > [aria-disabled='true'] {
    background: none;
    opacity: 0.4;
  }
`;

export const Choices = styled.div`
  display: flex;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
`;

/** A small dot or thumbnail in a target of finger size. */
export const Choice = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: ${tapTarget};
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  cursor: pointer;
  &:not([data-picture])::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: ${radius.pill};
    background: ${color.control};
  }
  &[aria-current]:not([data-picture])::before {
    width: 20px;
    background: ${color.brand};
  }
  &[data-picture] {
    width: 64px;
    height: 64px;
    margin: 4px;
    overflow: hidden;
    border: 2px solid transparent;
    & > * {
      width: 100%;
    }
  }
  &[data-picture][aria-current] {
    border-color: ${color.brand};
  }
`;
