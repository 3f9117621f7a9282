import { Check, ChevronLeft, ChevronRight, Clapperboard, ImageIcon, X } from 'lucide-react';
import { Picture } from '../../kit/Picture/Picture';
import type { PostEditorLabels } from '../../labels/types/editor';
import { Corner, Describe, Preview, Fill, Rail, Steps, Still, Tile } from './UploadTile.styles';

/** A picture or a video that is uploaded to a post. */
export interface UploadTileItem {
  /** Unique key of the upload. */
  key: string;
  /** 1 picture, 2 video. */
  kind: 1 | 2;
  /** 0 waiting, 1 uploading, 2 done. */
  status: 0 | 1 | 2;
  /** Upload progress, 0 to 100. */
  progress?: number | undefined;
  /** URL of a preview picture; null when there is none. */
  picture: string | null;
  /** What the picture shows. */
  alt?: string | undefined;
  /** Whether an uploaded video lost its sound, because browsers cannot play the format. */
  soundDropped?: boolean | undefined;
}

export interface UploadTileProps {
  item: UploadTileItem;
  /** Its position within its kind, from 0. */
  place: number;
  /** Number of uploads of its kind. */
  count: number;
  onCancel: () => void;
  onRemove: () => void;
  /** Opens the field in which a picture is described; without it there is no button. */
  onDescribe?: (() => void) | undefined;
  /** Called with the new position. */
  onMove: (place: number) => void;
  /**
   * Whether it is being dragged.
   * @default false
   */
  dragged?: boolean | undefined;
  /** The id of the element that says what happened to the file. */
  noteId?: string | undefined;
  labels: PostEditorLabels;
}

/**
 * One upload in its three states: waiting, uploading (with a cancel button), done (with a remove button).
 * Buttons move it within its kind.
 *
 * @example
 * <ul>
 *   <UploadTile item={upload} place={0} count={3} onMove={(to) => move(upload.key, to)} onCancel={close} onRemove={remove}
 *     labels={defaultPostEditorLabels} />
 * </ul>
 */
export function UploadTile({
  item,
  place,
  count,
  onCancel,
  onRemove,
  onDescribe,
  onMove,
  dragged = false,
  noteId,
  labels,
}: UploadTileProps) {
  const { kind, status, progress = 0, picture } = item;
  const name = kind === 1 ? labels.picture(place + 1) : labels.video(place + 1);
  const done = status === 2;
  const Sign = kind === 1 ? ImageIcon : Clapperboard;
  const sent = progress >= 100;
  return (
    <Tile
      data-drag-key={item.key}
      data-drag-place={place}
      data-dragged={dragged || undefined}
      data-done={done || undefined}
      aria-describedby={noteId}
    >
      <Preview>
        {picture ? (
          <Picture src={picture} alt={name} eager />
        ) : (
          <Still role="img" aria-label={name} />
        )}
        {(kind === 2 || !picture) && <Sign aria-hidden />}
      </Preview>
      {!done && (
        <Rail>
          <span>{status === 0 ? labels.waiting : sent ? labels.processing : `${progress}%`}</span>
          {status === 1 && (
            <Fill
              role="progressbar"
              aria-label={labels.uploading(name)}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={progress}
              data-sent={sent || undefined}
            >
              <span style={{ width: `${progress}%` }} />
            </Fill>
          )}
        </Rail>
      )}
      {kind === 1 && onDescribe && (
        <Describe
          type="button"
          aria-label={item.alt ? labels.described(name, item.alt) : labels.describe(name)}
          onClick={onDescribe}
        >
          <span>
            {item.alt && <Check aria-hidden />}
            {labels.alt}
          </span>
        </Describe>
      )}
      <Corner
        type="button"
        aria-label={done ? labels.remove(name) : labels.cancel(name)}
        onClick={done ? onRemove : onCancel}
      >
        <X aria-hidden />
      </Corner>
      {done && count > 1 && (
        <Steps>
          <button
            type="button"
            aria-label={labels.earlier(name)}
            aria-disabled={place === 0 || undefined}
            onClick={() => onMove(place - 1)}
          >
            <ChevronLeft aria-hidden />
          </button>
          <button
            type="button"
            aria-label={labels.later(name)}
            aria-disabled={place === count - 1 || undefined}
            onClick={() => onMove(place + 1)}
          >
            <ChevronRight aria-hidden />
          </button>
        </Steps>
      )}
    </Tile>
  );
}
