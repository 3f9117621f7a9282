import { arch, BaseLink, color, duration, fontSize, media, radius, space } from '@mall/ui';
import { styled } from 'styled-components';

export const Strip = styled.ul`
  /* What is hidden for the eye alone stays within the row. */
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 84px;
  gap: ${space[4]};
  justify-content: safe center;
  margin-inline: calc(-1 * var(--gutter));
  padding: ${space[1]} var(--gutter) ${space[3]};
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scrollbar-width: none;
  /* Two rows of five: all categories at once, nothing to swipe. */
  ${media.phone} {
    grid-auto-flow: row;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${space[2]};
    margin-inline: 0;
    padding-inline: 0;
  }
`;

export const StripLink = styled(BaseLink)`
  display: grid;
  gap: ${space[2]};
  border-radius: ${radius.md};
  color: ${color.text};
  font-size: ${fontSize.sm};
  text-align: center;
  text-decoration: none;
  ${media.phone} {
    gap: ${space[1]};
    font-size: ${fontSize.xs};
  }
  & > div {
    border-radius: ${arch};
    transition: translate ${duration.base};
  }
  &:hover > div {
    translate: 0 -4px;
  }
`;
