import { ChevronDown, Globe, Users } from 'lucide-react';
import { useId, useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog } from '../../kit/Dialog/Dialog';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import { RoomNews } from '../RoomNews/RoomNews';
import { EditorTools } from './EditorTools';
import { defaultPostEditorLabels } from '../../labels/zh-TW/editor';
import type { PostEditorLabels } from './labels';
import { MediaGrid, type MediaGridProps } from './MediaGrid';
import { NoticeRow, type EditorNotice } from './NoticeRow';
import { pastedFiles } from './pastedFiles';
import { Count, Desk, Who, Words } from './PostEditor.styles';
import { ProductRows, type ProductChoice } from './ProductRows';
import type { UploadTileItem } from './UploadTile';
import { useFileDrop } from './useFileDrop';

export interface PostEditorProps {
  /** Names the dialog: 寫貼文, 編輯貼文. */
  title: string;
  /** Escape, or the closing button. */
  onClose: () => void;
  content: string;
  onContentChange: (content: string) => void;
  /** Characters at most; more can be typed, and is told. */
  maxLength: number;
  /** Who sees it, in a few words; `limited` draws people instead of a globe. */
  audience: { text: string; limited: boolean };
  onAudience: () => void;
  /** Pictures and videos, each in order. */
  media: readonly UploadTileItem[];
  onCancel: MediaGridProps['onCancel'];
  onRemove: MediaGridProps['onRemove'];
  onMove: MediaGridProps['onMove'];
  /** What a file picker offers. */
  accept: string;
  /** Files that were picked, pasted or dropped. */
  onFiles: (files: readonly File[]) => void;
  products: readonly ProductChoice[];
  onProducts: () => void;
  onRemoveProduct: (p_id: number) => void;
  onMoveProduct: (p_id: number, place: number) => void;
  /** Why it is not published, in a sentence. */
  error?: ReactNode;
  /** What became of files that did not come along. */
  notices?: readonly EditorNotice[] | undefined;
  /** News above the text, e.g. that a draft goes on. */
  news?: ReactNode;
  /**
   * Whether it is on the wall already.
   * @default false
   */
  editing?: boolean | undefined;
  /** The button, or Ctrl/⌘ + Enter. */
  onPublish: () => void;
  /**
   * Whether it is on its way: nothing can be changed meanwhile.
   * @default false
   */
  publishing?: boolean | undefined;
  /** Instead of all of it: while it loads, or when it could not be. */
  standIn?: ReactNode;
  /** @default Traditional Chinese */
  labels?: PostEditorLabels | undefined;
}

/** From so many characters left on, they are counted. */
const COUNT_FROM = 500;
/** With so many left, a screen reader is told. */
const NEWS = [100, 50];

/**
 * The dialog in which a post is written: all of a phone's screen, a window on a desktop. Files are picked,
 * pasted and dropped; Ctrl/⌘ + Enter publishes. Spec §2, Modals.
 *
 * @example
 * <PostEditor title="寫貼文" content={content} onContentChange={write} maxLength={5000} onPublish={publish} … />
 */
export function PostEditor(props: PostEditorProps) {
  const { title, onClose, standIn, publishing = false, onPublish, onFiles } = props;
  const labels = props.labels ?? defaultPostEditorLabels;
  const desk = useRef<HTMLDivElement>(null);
  const countId = useId();
  const editable = !publishing && !standIn;
  useFileDrop(onFiles, editable);

  const onKeyDown = ({ key, ctrlKey, metaKey, nativeEvent, keyCode }: KeyboardEvent) => {
    // Safari ends the composition before it tells of the key; 229 is all that is left of it then.
    const composing = nativeEvent.isComposing || keyCode === 229;
    if (key === 'Enter' && (ctrlKey || metaKey) && !composing && editable) onPublish();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = pastedFiles(event.clipboardData);
    if (pasted.length === 0 || !editable) return;
    event.preventDefault();
    onFiles(pasted);
  };

  const left = props.maxLength - props.content.trim().length;
  const Sign = props.audience.limited ? Users : Globe;
  const grid = (kind: 1 | 2) => (
    <MediaGrid
      items={props.media.filter((item) => item.kind === kind)}
      label={kind === 1 ? labels.pictures : labels.videos}
      onCancel={props.onCancel}
      onRemove={props.onRemove}
      onMove={props.onMove}
      labels={labels}
    />
  );
  return (
    <Dialog
      open
      sheet
      title={title}
      onOpenChange={onClose}
      startIn={desk}
      footer={
        standIn ? undefined : (
          <EditorTools
            accept={props.accept}
            onFiles={onFiles}
            onProducts={props.onProducts}
            onPublish={onPublish}
            publishText={props.editing ? labels.update : labels.publish}
            publishing={publishing}
            error={props.error}
            labels={labels}
          />
        )
      }
    >
      <Desk ref={desk} onKeyDown={onKeyDown} onPaste={onPaste} aria-busy={publishing}>
        {standIn ?? (
          <>
            {props.news}
            <Who type="button" onClick={props.onAudience}>
              <Sign aria-hidden />
              <VisuallyHidden>{labels.audience(props.audience.text)}</VisuallyHidden>
              <span aria-hidden>{props.audience.text}</span>
              <ChevronDown aria-hidden />
            </Who>
            <Words
              aria-label={labels.content}
              aria-describedby={countId}
              placeholder={labels.contentHint}
              readOnly={publishing}
              value={props.content}
              onChange={(event) => props.onContentChange(event.target.value)}
            />
            <Count id={countId} data-over={left < 0 || undefined}>
              {left <= COUNT_FROM && labels.charactersLeft(left)}
            </Count>
            <RoomNews left={left} steps={NEWS} words={labels.charactersLeft} />
            {props.notices?.map((notice) => (
              <NoticeRow key={notice.key} notice={notice} labels={labels} />
            ))}
            {grid(1)}
            {grid(2)}
            <ProductRows
              products={props.products}
              onRemove={props.onRemoveProduct}
              onMove={props.onMoveProduct}
              labels={labels}
            />
          </>
        )}
      </Desk>
    </Dialog>
  );
}
