import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { radius } from '../../tokens/scale';

export interface SkeletonProps {
  /**
   * `text` is as high as a line of text; set the height of `box` and `circle`.
   * @default 'text'
   */
  shape?: 'text' | 'box' | 'circle' | undefined;
  /**
   * Any CSS width; a number is px.
   * @default '100%'
   */
  width?: number | string | undefined;
  /** Any CSS height; a number is px. A circle without one is as high as wide. */
  height?: number | string | undefined;
  /** Width divided by height, instead of `height`. */
  ratio?: number | undefined;
  /**
   * Number of text lines; the last of several is shorter.
   * @default 1
   */
  lines?: number | undefined;
}

const Bone = styled.span`
  display: block;
  border-radius: ${radius.sm};
  background: color-mix(in srgb, ${color.control} 22%, ${color.sunken});
  animation: var(--ui-skeletonPulse, ui-pulse 1.6s ease-in-out infinite);
  &[data-shape='text'] {
    height: 0.9em;
    margin-block: 0.375em;
  }
  &[data-shape='circle'] {
    border-radius: 50%;
    aspect-ratio: 1;
  }
`;

/**
 * A placeholder while content loads. Hidden from screen readers: set `aria-busy` once on the
 * loading region. Each pulse animation costs work in every frame; set `--ui-skeletonPulse: none`
 * around skeletons whose content is not loading yet.
 *
 * @example
 * <Skeleton shape="box" ratio={1} />
 * <Skeleton lines={2} />
 */
export function Skeleton({
  shape = 'text',
  width = '100%',
  height,
  ratio,
  lines = 1,
}: SkeletonProps) {
  return Array.from({ length: lines }, (_, line) => (
    <Bone
      key={line}
      aria-hidden
      data-shape={shape}
      style={{
        width: lines > 1 && line === lines - 1 ? '62%' : width,
        height,
        ...(ratio !== undefined && { aspectRatio: ratio }),
      }}
    />
  ));
}
