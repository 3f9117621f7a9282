import { arch, BaseLink, color, duration, fontSize, media, radius, space } from '@mall/ui';
import { css, styled } from 'styled-components';

export const Strip = styled.ul`
  /* Keeps visually hidden elements within the row. */
  position: relative;
  display: grid;
  /* Fixed columns: the first links paint while the others load. */
  grid-template-columns: repeat(var(--links), 84px);
  gap: ${space[4]};
  justify-content: safe center;
  margin-inline: calc(-1 * var(--gutter));
  padding: ${space[1]} var(--gutter) ${space[3]};
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scrollbar-width: thin;
  @media (min-width: 1400px) {
    grid-template-columns: repeat(var(--links), 108px);
    gap: ${space[5]};
  }
  /* All ten side by side on a tablet too. */
  @media (min-width: 768px) and (max-width: 1099px) {
    grid-template-columns: repeat(var(--links), minmax(0, 1fr));
    gap: ${space[3]};
    justify-content: stretch;
    margin-inline: 0;
    padding-inline: 0;
  }
  /* Two rows of five: all categories are visible without scrolling. */
  ${media.phone} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${space[2]};
    margin-inline: 0;
    padding-inline: 0;
  }
`;

const stacked = css`
  display: grid;
  gap: ${space[2]};
  font-size: ${fontSize.sm};
  @media (max-width: 1099px) {
    font-size: ${fontSize.xs};
  }
  ${media.phone} {
    gap: ${space[1]};
  }
`;

/** A placeholder of a link, with its height. */
export const StripBone = styled.span`
  ${stacked}
  justify-items: center;
  & > :first-child {
    border-radius: ${arch};
  }
`;

export const StripLink = styled(BaseLink)`
  ${stacked}
  border-radius: ${radius.md};
  color: ${color.text};
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  & > div {
    border-radius: ${arch};
    transition: translate ${duration.base};
  }
  ${media.hover} {
    &:hover > div {
      translate: 0 -4px;
    }
  }
`;
