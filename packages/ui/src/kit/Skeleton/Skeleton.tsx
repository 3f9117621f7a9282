import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { radius } from '../../tokens/scale';

export interface SkeletonProps {
  /**
   * `text` is as high as the line it stands for, `box` and `circle` as high as told.
   * @default 'text'
   */
  shape?: 'text' | 'box' | 'circle' | undefined;
  /**
   * Any CSS width; a number is px.
   * @default '100%'
   */
  width?: number | string | undefined;
  /** Any CSS height; a number is px. Left out, a circle is as high as wide. */
  height?: number | string | undefined;
  /** Width divided by height, in place of `height`. */
  ratio?: number | undefined;
  /**
   * Lines of text; the last of several is shorter.
   * @default 1
   */
  lines?: number | undefined;
}

const Bone = styled.span`
  display: block;
  border-radius: ${radius.sm};
  background: color-mix(in srgb, ${color.control} 22%, ${color.sunken});
  animation: ui-pulse 1.6s ease-in-out infinite;
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
 * The shape of what is coming. Say once, on the part that waits, that it loads (`aria-busy`); the bones are silent.
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
