import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize } from '../../tokens/scale';

/** A term and its details. */
export interface Description {
  term: string;
  details: ReactNode;
}

export interface DescriptionListProps {
  /** The terms, in order. */
  items: readonly Description[];
}

const List = styled.dl`
  display: grid;
  gap: 12px;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(5em, 8em) 1fr;
  gap: 2px 16px;
  @media (max-width: 359px) {
    grid-template-columns: 1fr;
  }
`;

const Term = styled.dt`
  color: ${color.muted};
  font-size: ${fontSize.sm};
  line-height: 1.9;
`;

/**
 * Terms with their details; on a narrow screen the details are below the term.
 *
 * @example
 * <DescriptionList items={[{ term: '訂單編號', details: 'A20261120001' }]} />
 */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <List>
      {items.map(({ term, details }) => (
        <Pair key={term}>
          <Term>{term}</Term>
          <dd>{details}</dd>
        </Pair>
      ))}
    </List>
  );
}
