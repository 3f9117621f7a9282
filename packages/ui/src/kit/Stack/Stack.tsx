import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { styled } from 'styled-components';
import { space, type Space } from '../../tokens/scale';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /**
   * Gap between children, a step of the space scale (4 is 16 px).
   * @default 4
   */
  gap?: Space | undefined;
  /** Alignment across the stack. */
  align?: CSSProperties['alignItems'];
  /**
   * The element to render.
   * @default 'div'
   */
  as?:
    | 'div'
    | 'section'
    | 'ul'
    | 'ol'
    | 'li'
    | 'form'
    | 'header'
    | 'nav'
    | 'main'
    | 'span'
    | undefined;
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

/**
 * Lays out children in a column with an even gap.
 *
 * @example
 * <Stack gap={5}><Heading>今日鮮貨</Heading><Text>今早現採，冷藏直送。</Text></Stack>
 */
export function Stack({ gap = 4, align, style, ...rest }: StackProps) {
  return <Column style={{ gap: space[gap], alignItems: align, ...style }} {...rest} />;
}
