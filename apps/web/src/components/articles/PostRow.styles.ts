import { space } from '@mall/ui';
import { styled } from 'styled-components';

/** A row of posts, scrolled horizontally on a phone. */
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
`;
