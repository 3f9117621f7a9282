import { BaseLink, color, fontSize, media, radius, shadow, space } from '@mall/ui';
import { styled } from 'styled-components';

/** One banner and the start of the next; on a desktop two. */
export const BannerSlides = styled.div`
  --ui-slide: min(100%, 760px);
  --ui-slideEdge: var(--gutter);
  ${media.phone} {
    --ui-slide: 88%;
  }
  @media (min-width: 1024px) {
    --ui-slide: calc((100% - ${space[4]}) / 2);
    --ui-slideEdge: 0px;
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

/** Text on the plain side of the picture, in colours for the light and the dark picture. */
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
