import { useId } from 'react';
import type { PostEditorLabels } from '../../labels/types/editor';
import { UploadTile, type UploadTileItem } from './UploadTile';
import { Note, Tiles } from './UploadTile.styles';
import { useDragOrder } from './useDragOrder';

export interface MediaGridProps {
  /** Pictures only, or videos only, in order. */
  items: readonly UploadTileItem[];
  /** Accessible name of the list. */
  label: string;
  onCancel: (key: string) => void;
  onRemove: (key: string) => void;
  /** Opens the field in which a picture is described. */
  onDescribe?: ((key: string) => void) | undefined;
  onMove: (key: string, place: number) => void;
  labels: PostEditorLabels;
}

/**
 * Pictures or videos that can be reordered by dragging or with buttons. Renders nothing when there are none.
 */
export function MediaGrid({
  items,
  label,
  onCancel,
  onRemove,
  onDescribe,
  onMove,
  labels,
}: MediaGridProps) {
  const { dragged, list } = useDragOrder(onMove);
  const gridId = useId();
  if (items.length === 0) return null;
  const noteIdOf = (key: string) => `${gridId}-${key}`;
  return (
    <>
      <Tiles role="list" aria-label={label} {...list}>
        {items.map((item, place) => (
          <UploadTile
            key={item.key}
            item={item}
            place={place}
            count={items.length}
            dragged={dragged === item.key}
            onCancel={() => onCancel(item.key)}
            onRemove={() => onRemove(item.key)}
            onDescribe={onDescribe && (() => onDescribe(item.key))}
            onMove={(to) => onMove(item.key, to)}
            noteId={item.soundDropped ? noteIdOf(item.key) : undefined}
            labels={labels}
          />
        ))}
      </Tiles>
      {items.map(
        ({ key, kind, soundDropped }, place) =>
          // Also before the upload: screen readers announce only what changes in a known region.
          kind === 2 && (
            <Note key={key} id={noteIdOf(key)} role="status">
              {soundDropped && (
                <>
                  {items.length > 1 && <strong>{labels.video(place + 1)} </strong>}
                  {labels.soundDropped}
                </>
              )}
            </Note>
          ),
      )}
    </>
  );
}
