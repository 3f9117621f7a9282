import { useState } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { ArchWindow } from './ArchWindow';

/** Another encoding or other sizes of the same picture. */
export interface PictureSource {
  /** Media type, e.g. `image/avif`. */
  type: string;
  srcSet: string;
}

export interface PictureProps {
  /** Address of the picture. Missing or broken: an arched window is drawn in its place. */
  src?: string | null | undefined;
  /** What the picture shows. `''` where the words beside it say as much. */
  alt: string;
  /**
   * Width divided by height of the box that is kept free before the picture is there.
   * @default 1
   */
  ratio?: number | undefined;
  /**
   * Loads at once instead of when near the screen; `true` for what is seen first.
   * @default false
   */
  eager?: boolean | undefined;
  /**
   * `cover` fills the box, `contain` shows all of the picture.
   * @default 'cover'
   */
  fit?: 'cover' | 'contain' | undefined;
  srcSet?: string | undefined;
  /** How wide the picture will be, for the browser's choice among `srcSet`. */
  sizes?: string | undefined;
  sources?: readonly PictureSource[] | undefined;
  className?: string | undefined;
}

const Box = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color.sunken};
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[data-fit='contain'] img {
    object-fit: contain;
  }
`;

/**
 * A picture in a box of fixed proportions: nothing moves when it arrives, nothing looks broken when it doesn't.
 *
 * @example
 * <Picture src={product.index_img} alt={product.name} ratio={1} sizes="(max-width: 767px) 50vw, 25vw" />
 */
export function Picture({
  src,
  alt,
  ratio = 1,
  eager = false,
  fit = 'cover',
  srcSet,
  sizes,
  sources,
  className,
}: PictureProps) {
  // Which address failed, not whether one did: a new address gets its chance without an effect.
  const [failed, setFailed] = useState<string>();
  const shown = src && src !== failed ? src : undefined;
  return (
    <Box className={className} data-fit={fit} style={{ aspectRatio: ratio }}>
      {shown ? (
        <picture>
          {sources?.map((source) => (
            <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
          ))}
          <img
            src={shown}
            alt={alt}
            srcSet={srcSet}
            sizes={sizes}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            onError={() => setFailed(shown)}
          />
        </picture>
      ) : (
        <div {...(alt && { role: 'img', 'aria-label': alt })} style={{ height: '100%' }}>
          <ArchWindow />
        </div>
      )}
    </Box>
  );
}
