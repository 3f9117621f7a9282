import { ImagePlus, Package, SendHorizontal } from 'lucide-react';
import {
  useRef,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { pastedFiles } from '../../kit/files/pastedFiles';
import { useFileDrop } from '../../kit/files/useFileDrop';
import { IconButton } from '../../kit/IconButton/IconButton';
import { MessageLength } from '../../kit/MessageInput/MessageLength';
import { MessageText } from '../../kit/MessageInput/MessageText';
import { useMessageInput } from '../../kit/MessageInput/useMessageInput';
import { defaultChatLabels } from '../../labels/zh-TW/chat';
import { useLabels } from '../../theme/UiContext';
import type { ChatLabels } from '../../labels/types/chat';
import { Row, Tools } from './ChatComposer.styles';

/** Additional attributes of the field, such as those of a list of suggestions. */
export type ChatFieldProps = Pick<
  ComponentPropsWithRef<'textarea'>,
  | 'onKeyDown'
  | 'aria-label'
  | 'aria-autocomplete'
  | 'aria-controls'
  | 'aria-haspopup'
  | 'aria-activedescendant'
> & {
  /** Receives the field. */
  ref?: ((field: HTMLTextAreaElement | null) => void) | undefined;
};

export interface ChatComposerProps {
  /** The current text. Keep it where it survives a reload. */
  value: string;
  /** Called with the text on every change. */
  onValueChange: (value: string) => void;
  /** Called with the trimmed text, never an empty one. Clear `value` in it. */
  onSend: (text: string) => void;
  /** Called with chosen or pasted files; without it no files can be sent. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
  /** The `accept` value of the file picker. */
  accept?: string | undefined;
  /**
   * Whether files dropped anywhere on the page are accepted, too; for a page on which nothing else takes files.
   * @default false
   */
  acceptsDrops?: boolean | undefined;
  /** Opens the order picker; without it no order can be sent. */
  onChooseOrder?: (() => void) | undefined;
  /** More buttons beside the field. */
  tools?: ReactNode;
  /**
   * Additional attributes of the field. A key that its `onKeyDown` handles (`preventDefault`) neither sends nor inserts a
   * line.
   */
  field?: ChatFieldProps | undefined;
  /** Shown while the field is empty. */
  placeholder?: string | undefined;
  /**
   * Maximum number of characters of a message.
   * @default 2000
   */
  max?: number | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: ChatLabels | undefined;
}

/**
 * Writes a message: text, pictures and videos, an order. On a desktop Enter sends, except during IME
 * composition, and Shift+Enter inserts a line break; on a phone Enter inserts one.
 *
 * @example
 * <ChatComposer value={text} onValueChange={write} onSend={send}
 *   onFiles={sendFiles} onChooseOrder={() => setChoosing(true)} />
 */
export function ChatComposer({
  value,
  onValueChange,
  onSend,
  onFiles,
  accept,
  acceptsDrops = false,
  onChooseOrder,
  tools,
  field: extra = {},
  placeholder,
  max = 2000,
  labels: own,
}: ChatComposerProps) {
  const labels = useLabels('chat', own, defaultChatLabels);
  useFileDrop((files) => onFiles?.(files), acceptsDrops && onFiles !== undefined);
  const picker = useRef<HTMLInputElement>(null);
  const input = useMessageInput({ value, onSend, max });
  const { form, field } = input;
  const onSubmit = (event: FormEvent) => {
    form.onSubmit(event);
    field.ref.current?.focus();
  };
  const { ref: fieldRef, onKeyDown, ...attributes } = extra;
  const setField = (element: HTMLTextAreaElement | null) => {
    field.ref.current = element;
    fieldRef?.(element);
  };
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    if (!event.defaultPrevented) field.onKeyDown(event);
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0 || !onFiles) return;
    event.preventDefault();
    onFiles(files);
  };

  return (
    <Row {...form} onSubmit={onSubmit}>
      <Tools>
        {onFiles && (
          <>
            <input
              ref={picker}
              type="file"
              multiple
              hidden
              accept={accept}
              aria-label={labels.attach}
              onChange={({ target }) => {
                onFiles([...(target.files ?? [])]);
                // Reset, so that choosing the same file again fires a change event.
                target.value = '';
              }}
            />
            <IconButton label={labels.attach} onClick={() => picker.current?.click()}>
              <ImagePlus />
            </IconButton>
          </>
        )}
        {onChooseOrder && (
          <IconButton label={labels.chooseOrder} onClick={onChooseOrder}>
            <Package />
          </IconButton>
        )}
        {tools}
      </Tools>
      <MessageText
        {...field}
        placeholder={placeholder}
        aria-label={labels.write}
        {...attributes}
        ref={setField}
        onKeyDown={pressKey}
        onChange={(event) => onValueChange(event.target.value)}
        onPaste={onPaste}
      />
      <IconButton type="submit" variant="solid" label={labels.send} aria-disabled={!input.text}>
        <SendHorizontal />
      </IconButton>
      <MessageLength input={input} text={labels.charactersLeft} tooLong={labels.tooLong(max)} />
    </Row>
  );
}
