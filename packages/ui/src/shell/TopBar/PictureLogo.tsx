import { useState } from 'react';
import { styled } from 'styled-components';
import { Logo, LogoName, type LogoProps } from './Logo';

export interface PictureLogoProps extends Omit<LogoProps, 'children'> {
  /** URL of the shop's own logo, `logo` in its configuration. */
  src: string;
}

/** Gives the picture the space of the name, so that nothing shifts when it loads. */
const Plate = styled.span`
  position: relative;
  display: flex;
  min-width: 0;
  &[data-loaded] > span {
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
  &:not([data-loaded]) img {
    opacity: 0;
  }
`;

/**
 * The shop's own logo, in the space of its name, so that nothing shifts when it loads. Until then,
 * and when it fails to load, the name shows.
 *
 * @example
 * <PictureLogo name="巷口市集" src={configs.common.logo} href="/wall" />
 */
export function PictureLogo({ name, href, src }: PictureLogoProps) {
  const [loaded, setLoaded] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const isLoaded = loaded === src;
  return (
    <Logo name={name} href={href}>
      <Plate data-loaded={isLoaded || undefined}>
        <LogoName name={name} />
        {broken !== src && (
          <img
            src={src}
            // Until the picture has loaded, the name shows.
            alt={isLoaded ? name : ''}
            onLoad={() => setLoaded(src)}
            onError={() => setBroken(src)}
          />
        )}
      </Plate>
    </Logo>
  );
}
