import { useRef, useState, type PointerEvent, type SyntheticEvent } from 'react';

/** Pixels that tell a drag from a press. */
const SLACK = 6;

/** Handlers for a list whose items carry `data-drag-key` and `data-drag-place`. */
export interface DragOrder {
  /** Which one is being dragged; null: none. */
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
 * Puts a list in order by dragging, with a mouse or a finger; there have to be buttons beside it for
 * whoever does not drag (WCAG 2.5.7). Where items pan up and down by finger (`touch-action: pan-y`), a
 * finger drags sideways first.
 *
 * @param onMove - Called whenever the dragged one comes over another place.
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
        // Before the drag begins, nobody tells of a button that is let go elsewhere.
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
      // The browser's own dragging of a picture would end ours.
      onDragStart: (event) => event.preventDefault(),
    },
  };
}

const itemAt = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-drag-key]') ?? null;
