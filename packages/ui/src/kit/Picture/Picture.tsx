import { useState, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { daylight } from '../../tokens/scale';
import { ArchWindow } from './ArchWindow';

/** Another format or other sizes of the same picture. */
export interface PictureSource {
  /** Media type, e.g. `image/avif`. */
  type: string;
  srcSet: string;
}

export interface PictureProps {
  /** URL of the picture. If it is missing or broken, an arched window is shown instead. */
  src?: string | null | undefined;
  /** Alternative text. `''` when the text beside it already says the same. */
  alt: string;
  /**
   * Width divided by height of the reserved box.
   * @default 1
   */
  ratio?: number | undefined;
  /**
   * Loads immediately instead of near the viewport; `true` for pictures above the fold.
   * @default false
   */
  eager?: boolean | undefined;
  /**
   * `cover` fills the box, `contain` shows the whole picture.
   * @default 'cover'
   */
  fit?: 'cover' | 'contain' | undefined;
  /**
   * Other sizes, as in the `srcset` attribute.
   * @default those of `UiProvider` for `src`, when `sizes` is given
   */
  srcSet?: string | undefined;
  /** Rendered width, as in the `sizes` attribute. */
  sizes?: string | undefined;
  /** Other formats, the preferred one first. */
  sources?: readonly PictureSource[] | undefined;
  /**
   * The picture's main colour, e.g. `#c9a27e`: fills the box until the picture has loaded. With
   * `fit` `cover` only.
   */
  mainColor?: string | undefined;
  /**
   * URL of a smaller picture that is loaded already, e.g. that of a list: shown until the picture
   * has loaded. With `fit` `cover` only.
   */
  preview?: string | undefined;
  /** A class name of the frame. */
  className?: string | undefined;
}

// In dark mode the colour is dimmed like the picture that replaces it.
const Box = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color.sunken};
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--picture-until, none);
    filter: ${daylight};
  }
  & img {
    position: relative;
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: ${daylight};
  }
  &[data-fit='contain'] img {
    object-fit: contain;
  }
`;

/**
 * A picture in a box with a fixed aspect ratio: no layout shift when it loads, and a placeholder if it fails.
 *
 * @example
 * <Picture src={product.index_img} alt={product.name} mainColor={product.color}
 *   sizes="(max-width: 767px) 50vw, 25vw" />
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
  mainColor,
  preview,
  className,
}: PictureProps) {
  const { pictureSrcSet } = useUi();
  // Stores the URL that failed, not a boolean: a new URL is then tried without an effect.
  const [failed, setFailed] = useState<string>();
  const shown = src && src !== failed ? src : undefined;
  const style: CSSProperties & { '--picture-until'?: string } = { aspectRatio: ratio };
  const until = preview ? `url(${JSON.stringify(preview)}) center / cover` : mainColor;
  if (shown && until && fit === 'cover') style['--picture-until'] = until;
  // Without `sizes` a browser assumes the width of the window, and loads the largest file.
  const offered = srcSet ?? (shown && sizes ? pictureSrcSet?.(shown) : undefined);
  return (
    <Box className={className} data-fit={fit} style={style}>
      {shown ? (
        <picture>
          {sources?.map((source) => (
            <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
          ))}
          <img
            src={shown}
            alt={alt}
            srcSet={offered}
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
