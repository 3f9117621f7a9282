import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { space } from '../../tokens/scale';
import type { StackProps } from './Stack';

export interface InlineProps extends StackProps {
  /** Where children lie along the row. */
  justify?: CSSProperties['justifyContent'];
  /**
   * Whether children go on in a new row where one is full.
   * @default true
   */
  wrap?: boolean | undefined;
}

const Row = styled.div`
  display: flex;
  min-width: 0;
`;

/**
 * Children beside one another, evenly apart.
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
