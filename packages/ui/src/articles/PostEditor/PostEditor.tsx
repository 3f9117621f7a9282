import { cleanText, lengthOf } from '@mall/contract/text';
import { ChevronDown, Globe, Users } from 'lucide-react';
import {
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Dialog } from '../../kit/Dialog/Dialog';
import { isComposing } from '../../kit/keyboard/isComposing';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import { CharacterCountAnnouncer } from '../../kit/MessageInput/CharacterCountAnnouncer';
import { EditorTools } from './EditorTools';
import { defaultPostEditorLabels } from '../../labels/zh-TW/editor';
import { useLabels } from '../../theme/UiContext';
import type { PostEditorLabels } from '../../labels/types/editor';
import { MediaGrid, type MediaGridProps } from './MediaGrid';
import { NoticeRow, type EditorNotice } from './NoticeRow';
import { PictureTextDialog } from './PictureTextDialog';
import { pastedFiles } from '../../kit/files/pastedFiles';
import { Count, EditorArea, Who, EditorText } from './PostEditor.styles';
import { ProductRows, type ProductChoice } from './ProductRows';
import type { UploadTileItem } from './UploadTile';
import { useFileDrop } from '../../kit/files/useFileDrop';

export interface PostEditorProps {
  /** Title of the dialog: 寫貼文, 編輯貼文. */
  title: string;
  /** Called on Escape or the close button. */
  onClose: () => void;
  /** The current text. */
  content: string;
  /** Called with the new text. */
  onContentChange: (content: string) => void;
  /** Maximum number of characters; a longer text can be typed, and shows the excess. */
  maxLength: number;
  /** Who sees the post, in a few words; `limited` shows a people icon instead of a globe. */
  audience: { text: string; limited: boolean };
  /** Opens the audience picker. */
  onAudience: () => void;
  /** Pictures and videos; the order within each kind counts. */
  media: readonly UploadTileItem[];
  /** Cancels the upload with this key. */
  onCancel: MediaGridProps['onCancel'];
  /** Removes the uploaded file with this key. */
  onRemove: MediaGridProps['onRemove'];
  /** Stores what the picture with this key shows; without it pictures cannot be described. */
  onDescribe?: ((key: string, alt: string) => void) | undefined;
  /**
   * Maximum number of characters of the description of a picture.
   * @default 120
   */
  maxAltLength?: number | undefined;
  /** Moves an upload to a new position within its kind, from 0. */
  onMove: MediaGridProps['onMove'];
  /** Accepted file types, as in `<input accept>`. */
  accept: string;
  /** Called with files that were chosen, pasted or dropped. */
  onFiles: (files: readonly File[]) => void;
  /** The recommended products, in order. */
  products: readonly ProductChoice[];
  /** Opens the product picker. */
  onProducts: () => void;
  /** Removes a recommended product. */
  onRemoveProduct: (p_id: number) => void;
  /** Moves a product to a new position, from 0. */
  onMoveProduct: (p_id: number, place: number) => void;
  /** Why the post could not be published, in a sentence. */
  error?: ReactNode;
  /** Problems with files that were not accepted. */
  notices?: readonly EditorNotice[] | undefined;
  /** A notice above the text, e.g. that a draft was restored. */
  alert?: ReactNode;
  /**
   * Whether an existing post is being edited.
   * @default false
   */
  editing?: boolean | undefined;
  /** Called on the publish button, or Ctrl/⌘ + Enter. */
  onPublish: () => void;
  /**
   * Whether it is being published: nothing can be changed meanwhile.
   * @default false
   */
  publishing?: boolean | undefined;
  /** Replaces the whole content: while loading, or when loading failed. */
  fallback?: ReactNode;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: PostEditorLabels | undefined;
}

/** The default of {@link PostEditorProps.maxAltLength}. */
const ALT_LENGTH = 120;
/** At or below this number of characters left, the count is shown. */
const COUNT_FROM = 500;
/** Numbers of characters left at which the count is announced to screen readers. */
const ANNOUNCE_AT = [100, 50];

/**
 * The dialog to write a post: full screen on a phone, a window on a desktop. Files can be chosen, pasted or
 * dropped; Ctrl/⌘ + Enter publishes.
 *
 * @example
 * <PostEditor title="寫貼文" content={text} onContentChange={write} maxLength={5000} onPublish={publish}
 *   audience={{ text: '所有人', limited: false }} onAudience={chooseAudience} onClose={close}
 *   media={uploads} accept="image/*,video/*" onFiles={addFiles} onCancel={cancel} onRemove={drop} onMove={move}
 *   products={found} onProducts={chooseProducts} onRemoveProduct={dropProduct} onMoveProduct={moveProduct} />
 */
export function PostEditor(props: PostEditorProps) {
  const { title, onClose, fallback, publishing = false, onPublish, onFiles } = props;
  const labels = useLabels('editor', props.labels, defaultPostEditorLabels);
  const area = useRef<HTMLDivElement>(null);
  const countId = useId();
  const [described, setDescribed] = useState<string>();
  const picture = props.media.find(({ key }) => key === described);
  const editable = !publishing && !fallback;
  useFileDrop(onFiles, editable);

  const onKeyDown = (event: KeyboardEvent) => {
    const isSent = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isSent && !isComposing(event) && editable) onPublish();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = pastedFiles(event.clipboardData);
    if (pasted.length === 0 || !editable) return;
    event.preventDefault();
    onFiles(pasted);
  };

  const left = props.maxLength - lengthOf(cleanText(props.content));
  const Sign = props.audience.limited ? Users : Globe;
  const grid = (kind: 1 | 2) => (
    <MediaGrid
      items={props.media.filter((item) => item.kind === kind)}
      label={kind === 1 ? labels.pictures : labels.videos}
      onCancel={props.onCancel}
      onRemove={props.onRemove}
      onDescribe={props.onDescribe && setDescribed}
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
      initialFocus={area}
      footer={
        fallback ? undefined : (
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
      <EditorArea ref={area} onKeyDown={onKeyDown} onPaste={onPaste} aria-busy={publishing}>
        {fallback ?? (
          <>
            {props.alert}
            <Who type="button" onClick={props.onAudience}>
              <Sign aria-hidden />
              <VisuallyHidden>{labels.audience(props.audience.text)}</VisuallyHidden>
              <span aria-hidden>{props.audience.text}</span>
              <ChevronDown aria-hidden />
            </Who>
            <EditorText
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
            <CharacterCountAnnouncer left={left} steps={ANNOUNCE_AT} text={labels.charactersLeft} />
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
            {picture && (
              <PictureTextDialog
                picture={picture.picture}
                alt={picture.alt ?? ''}
                maxLength={props.maxAltLength ?? ALT_LENGTH}
                onSave={(alt) => {
                  props.onDescribe?.(picture.key, alt);
                  setDescribed(undefined);
                }}
                onClose={() => setDescribed(undefined)}
                labels={labels}
              />
            )}
          </>
        )}
      </EditorArea>
    </Dialog>
  );
}
