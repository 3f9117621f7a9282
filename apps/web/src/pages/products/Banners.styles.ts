import { BaseLink, fontSize, media, radius, shadow, space } from '@mall/ui';
import { styled } from 'styled-components';

export const BannerRow = styled.ul`
  /* What is hidden for the eye alone stays within the row. */
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(100%, 760px);
  gap: ${space[4]};
  margin-inline: calc(-1 * var(--gutter));
  padding: ${space[2]} var(--gutter) ${space[3]};
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline mandatory;
  scroll-padding-inline: var(--gutter);
  scrollbar-width: none;
  & > li {
    scroll-snap-align: start;
  }
  ${media.phone} {
    grid-auto-columns: 88%;
  }
  @media (min-width: 1024px) {
    grid-auto-columns: calc((100% - ${space[4]}) / 2);
    margin-inline: 0;
    padding-inline: 0;
  }
`;

export const BannerLink = styled(BaseLink)`
  position: relative;
  display: block;
  overflow: hidden;
  border-radius: ${radius.lg};
  box-shadow: ${shadow.sm};
  color: #2b211a;
  text-decoration: none;
`;

/** Text on the plain side of the picture, which stays light in both themes. */
export const BannerText = styled.span`
  position: absolute;
  inset: 0 45% 0 0;
  display: grid;
  align-content: center;
  gap: ${space[2]};
  padding: clamp(16px, 4vw, 40px);
  background: linear-gradient(
    90deg,
    rgb(255 250 242 / 0.92),
    rgb(255 250 242 / 0.72) 60%,
    transparent
  );
  & strong {
    font-size: clamp(${fontSize.lg}, 3.2vw, ${fontSize.xxl});
    line-height: 1.3;
    & span {
      display: inline-block;
    }
  }
  & small {
    color: #5c4c40;
    font-size: ${fontSize.sm};
  }
  ${media.phone} {
    inset: 0 40% 0 0;
    padding: ${space[4]};
    & small {
      display: none;
    }
  }
`;
