import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize, type FontSize } from '../../tokens/scale';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /**
   * A step of the type scale.
   * @default 'md'
   */
  size?: FontSize | undefined;
  /**
   * The colour of the text.
   * @default 'text'
   */
  tone?: 'text' | 'muted' | 'brand' | 'fresh' | 'warning' | 'danger' | undefined;
  /**
   * Whether the text is bold.
   * @default false
   */
  strong?: boolean | undefined;
  /** Maximum number of lines; longer text ends with an ellipsis. */
  clamp?: number | undefined;
  /**
   * The element to render.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'time' | 'li' | undefined;
}

const Paragraph = styled.p`
  &[data-clamp] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
`;

/**
 * Running text.
 *
 * @example
 * <Text size="sm" tone="muted" clamp={2}>今早現採，冷藏直送。</Text>
 */
export function Text({
  size = 'md',
  tone = 'text',
  strong = false,
  clamp,
  style,
  ...rest
}: TextProps) {
  return (
    <Paragraph
      data-clamp={clamp}
      style={{
        fontSize: fontSize[size],
        color: color[tone],
        ...(strong && { fontWeight: 700 }),
        ...(clamp !== undefined && { WebkitLineClamp: clamp }),
        ...style,
      }}
      {...rest}
    />
  );
}
