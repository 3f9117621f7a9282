import { useCallback, type CSSProperties, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { MasonryKey } from './placement';

interface MasonryCellProps {
  itemKey: MasonryKey;
  /** Position and width; none before the feed is measured. */
  style: CSSProperties | undefined;
  measure: (key: MasonryKey, element: Element) => () => void;
  /** Called when an element inside gets the focus. */
  onHold: (key: MasonryKey) => void;
  children: ReactNode;
}

const Cell = styled.div`
  position: absolute;
  contain: layout;
`;

/** The positioned container of one item in a `Masonry`. */
export function MasonryCell({ itemKey, style, measure, onHold, children }: MasonryCellProps) {
  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return undefined;
      // Focused in the server's HTML, before React attached its listeners.
      if (element.contains(document.activeElement)) onHold(itemKey);
      return measure(itemKey, element);
    },
    [itemKey, measure, onHold],
  );
  return (
    <Cell ref={ref} style={style} onFocus={() => onHold(itemKey)}>
      {children}
    </Cell>
  );
}
