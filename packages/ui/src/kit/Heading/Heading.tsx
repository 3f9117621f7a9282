import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { fontSize, type FontSize } from '../../tokens/scale';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /**
   * Heading level in the outline: 1 once per page, 2 for sections, 3 within them.
   * @default 2
   */
  level?: 1 | 2 | 3 | 4 | undefined;
  /** Font size, when it differs from the level's default. */
  size?: FontSize | undefined;
}

const sizeOf = { 1: 'xxl', 2: 'xl', 3: 'lg', 4: 'md' } as const;
const tagOf = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

const Title = styled.h2`
  font-weight: 700;
  letter-spacing: 0.01em;
`;

/**
 * A heading. `level` sets the outline, `size` the appearance.
 *
 * @example
 * <Heading level={1}>今日鮮貨</Heading>
 */
export function Heading({ level = 2, size = sizeOf[level], style, ...rest }: HeadingProps) {
  return <Title as={tagOf[level]} style={{ fontSize: fontSize[size], ...style }} {...rest} />;
}
