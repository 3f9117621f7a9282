import { space } from '@mall/ui';
import { styled } from 'styled-components';

/** A row of posts: few fill its width, many are scrolled horizontally. */
export const PostRow = styled.ul`
  /* Keeps visually hidden elements within the row. */
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(78%, 320px);
  gap: ${space[4]};
  align-items: start;
  margin-inline: calc(-1 * var(--gutter));
  padding: ${space[1]} var(--gutter) ${space[3]};
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  @media (min-width: 1024px) {
    grid-auto-columns: minmax(calc((100% - 3 * ${space[4]}) / 4), 1fr);
  }
`;
