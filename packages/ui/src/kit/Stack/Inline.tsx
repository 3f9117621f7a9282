import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { space } from '../../tokens/scale';
import type { StackProps } from './Stack';

export interface InlineProps extends StackProps {
  /** Alignment along the row. */
  justify?: CSSProperties['justifyContent'];
  /**
   * Whether children wrap onto a new line.
   * @default true
   */
  wrap?: boolean | undefined;
}

const Row = styled.div`
  display: flex;
  min-width: 0;
`;

/**
 * Lays out children in a row with an even gap.
 *
 * @example
 * <Inline gap={2} justify="space-between"><Price amount={120} /><Button>買</Button></Inline>
 */
export function Inline({
  gap = 3,
  align = 'center',
  justify,
  wrap = true,
  style,
  ...rest
}: InlineProps) {
  return (
    <Row
      style={{
        gap: space[gap],
        alignItems: align,
        justifyContent: justify,
        flexWrap: wrap ? 'wrap' : 'nowrap',
        ...style,
      }}
      {...rest}
    />
  );
}
