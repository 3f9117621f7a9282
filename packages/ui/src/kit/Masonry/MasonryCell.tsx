import { useCallback, type CSSProperties, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { MasonryKey } from './placement';

interface MasonryCellProps {
  itemKey: MasonryKey;
  /** Where it stands, and how wide it is. */
  style: CSSProperties;
  measure: (key: MasonryKey, element: Element) => () => void;
  /** Called when something in it has the focus. */
  onHold: (key: MasonryKey) => void;
  children: ReactNode;
}

const Cell = styled.div`
  position: absolute;
  contain: layout;
`;

/** One place in a `Masonry`. */
export function MasonryCell({ itemKey, style, measure, onHold, children }: MasonryCellProps) {
  const ref = useCallback(
    (element: HTMLDivElement | null) => (element ? measure(itemKey, element) : undefined),
    [itemKey, measure],
  );
  return (
    <Cell ref={ref} style={style} onFocus={() => onHold(itemKey)}>
      {children}
    </Cell>
  );
}
