import { BaseLink, color, fontSize, media, radius, shadow, space } from '@mall/ui';
import { styled } from 'styled-components';

export const BannerFrame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** As high while the banners load, so that nothing below moves. */
export const BannerControls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 44px;
  margin-block: calc(-1 * ${space[2]});
  & > [aria-disabled='true'] {
    background: none;
    opacity: 0.4;
  }
`;

/** A small dot in a target that a thumb hits. */
export const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 24px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: ${radius.pill};
    background: ${color.control};
  }
  &[aria-current]::before {
    width: 20px;
    background: ${color.brand};
  }
`;

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
  scroll-behavior: smooth;
  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }
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
  color: ${color.text};
  text-decoration: none;
`;

/** Text on the plain side of the picture: in daylight over a light wall, in the dark over one that the lamp does not reach. */
export const BannerText = styled.span`
  position: absolute;
  inset: 0 45% 0 0;
  display: grid;
  align-content: center;
  gap: ${space[2]};
  padding: clamp(16px, 4vw, 40px);
  background: linear-gradient(
    90deg,
    color-mix(in srgb, ${color.ground} 94%, transparent),
    color-mix(in srgb, ${color.ground} 80%, transparent) 64%,
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
    color: color-mix(in srgb, ${color.text} 84%, ${color.ground});
    font-size: ${fontSize.sm};
    text-wrap: balance;
  }
  ${media.phone} {
    inset: 0 28% 0 0;
    gap: ${space[1]};
    padding: ${space[3]} 22% ${space[3]} ${space[4]};
    & small {
      font-size: ${fontSize.xs};
      line-height: 1.4;
    }
  }
`;
