import { useRef, useState, type PointerEvent, type SyntheticEvent } from 'react';

/** Pointer movement that starts a drag instead of a press, in px. */
const SLACK = 6;

/** Handlers for a list whose items have `data-drag-key` and `data-drag-place`. */
export interface DragOrder {
  /** Key of the dragged item; null when none is. */
  readonly dragged: string | null;
  readonly list: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onDragStart: (event: SyntheticEvent) => void;
  };
}

/**
 * Reorders a list by dragging, with mouse or touch. Provide buttons as well, for users who cannot drag (WCAG
 * 2.5.7). Where items allow vertical panning (`touch-action: pan-y`), a touch drag has to start sideways.
 *
 * @param onMove - Called whenever the dragged item is over another position.
 */
export function useDragOrder(onMove: (key: string, place: number) => void): DragOrder {
  const held = useRef<{ key: string; x: number; y: number } | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);

  const end = () => {
    held.current = null;
    setDragged(null);
  };
  return {
    dragged,
    list: {
      onPointerDown({ target, button, clientX: x, clientY: y }) {
        if (button !== 0 || !(target instanceof Element) || target.closest('button')) return;
        const key = itemAt(target)?.dataset['dragKey'];
        held.current = key === undefined ? null : { key, x, y };
      },
      onPointerMove({ currentTarget, pointerId, buttons, clientX, clientY }) {
        const { current } = held;
        if (!current) return;
        // Before the pointer is captured, a release outside the list fires no event here.
        if (buttons === 0) return end();
        if (dragged === null) {
          if (Math.hypot(clientX - current.x, clientY - current.y) < SLACK) return;
          currentTarget.setPointerCapture(pointerId);
          setDragged(current.key);
        }
        const over = itemAt(document.elementFromPoint(clientX, clientY));
        if (!over || !currentTarget.contains(over) || over.dataset['dragKey'] === current.key)
          return;
        onMove(current.key, Number(over.dataset['dragPlace']));
      },
      onPointerUp: end,
      onPointerCancel: end,
      // Native image dragging would cancel the pointer events.
      onDragStart: (event) => event.preventDefault(),
    },
  };
}

const itemAt = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-drag-key]') ?? null;
