import { useState } from 'react';
import { styled } from 'styled-components';
import { Logo, LogoName, type LogoProps } from './Logo';

export interface PictureLogoProps extends Omit<LogoProps, 'children'> {
  /** URL of the shop's own logo, `logo` in its configuration. */
  src: string;
}

/** Gives the picture the place of the name, so that nothing beside it moves when it comes. */
const Plate = styled.span`
  position: relative;
  display: flex;
  min-width: 0;
  &[data-drawn] > span {
    visibility: hidden;
  }
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
    object-position: left center;
  }
  [dir='rtl'] & img {
    object-position: right center;
  }
  &:not([data-drawn]) img {
    opacity: 0;
  }
`;

/**
 * The shop's own logo, in the place that its name takes, so that nothing beside it moves when it comes. Until
 * then, and where it cannot be loaded, the name is shown.
 *
 * @example
 * <PictureLogo name="巷口市集" src={configs.common.logo} href="/wall" />
 */
export function PictureLogo({ name, href, src }: PictureLogoProps) {
  const [drawn, setDrawn] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const isDrawn = drawn === src;
  return (
    <Logo name={name} href={href}>
      <Plate data-drawn={isDrawn || undefined}>
        <LogoName name={name} />
        {broken !== src && (
          <img
            src={src}
            // Until it is there the name says what this is.
            alt={isDrawn ? name : ''}
            onLoad={() => setDrawn(src)}
            onError={() => setBroken(src)}
          />
        )}
      </Plate>
    </Logo>
  );
}
