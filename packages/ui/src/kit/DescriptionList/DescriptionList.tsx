import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize } from '../../tokens/scale';

/** A word and what it means here. */
export interface Description {
  term: string;
  details: ReactNode;
}

export interface DescriptionListProps {
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
 * Facts in pairs; the term above its details where there is no room beside.
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
