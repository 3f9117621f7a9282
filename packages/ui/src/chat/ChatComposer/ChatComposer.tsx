import { ImagePlus, Package, SendHorizontal } from 'lucide-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { CharacterCountAnnouncer } from '../../articles/CharacterCountAnnouncer/CharacterCountAnnouncer';
import { FieldError } from '../../kit/Field/FieldError';
import { IconButton } from '../../kit/IconButton/IconButton';
import { entersSend } from '../../kit/Input/entersSend';
import { isComposing } from '../../kit/Input/isComposing';
import { growField } from '../../kit/Textarea/growField';
import { defaultChatLabels } from '../../labels/zh-TW/chat';
import type { ChatLabels } from '../labels';
import { Below, Left, Row, Tools, Words } from './ChatComposer.styles';

export interface ChatComposerProps {
  /** The current text. Keep it where it survives a reload. */
  value: string;
  onValueChange: (value: string) => void;
  /** Called with the trimmed text; an empty one is not sent. Clear `value` then. */
  onSend: (text: string) => void;
  /** Called with chosen or pasted files; without it none can be sent. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
  /** The `accept` value of the file picker. */
  accept?: string | undefined;
  /** Opens the choice of an order; without it none can be sent. */
  onChooseOrder?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** @default 2000 */
  max?: number | undefined;
  /** @default Traditional Chinese */
  labels?: ChatLabels | undefined;
}

/** Below this number of characters left, the count is shown. */
const NEAR = 100;
const NEWS = [NEAR, 20];

/**
 * Writes a message: text, pictures and videos, an order. On a desktop Enter sends, except during IME
 * composition, and Shift+Enter inserts a line break; on a phone Enter inserts one.
 *
 * @example
 * <ChatComposer value={draft} onValueChange={write} onSend={send} onFiles={sendFiles} onChooseOrder={choose} />
 */
export function ChatComposer({
  value,
  onValueChange,
  onSend,
  onFiles,
  accept,
  onChooseOrder,
  placeholder,
  max = 2000,
  labels = defaultChatLabels,
}: ChatComposerProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  const text = value.trim();
  const left = max - text.length;
  const over = left < 0;
  if (refused && !over) setRefused(false);
  const described = [refused && `${id}error`, left <= NEAR && `${id}left`].filter(Boolean);

  useLayoutEffect(() => growField(field.current), [value]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (over) setRefused(true);
    else if (text) onSend(text);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || !entersSend()) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || !onFiles) return;
    event.preventDefault();
    onFiles(files);
  };

  return (
    <Row ref={form} onSubmit={send}>
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
                // The same file can be chosen again.
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
      </Tools>
      <Words
        ref={field}
        rows={1}
        value={value}
        placeholder={placeholder}
        aria-label={labels.write}
        aria-describedby={described.join(' ') || undefined}
        aria-invalid={over || undefined}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <IconButton type="submit" variant="solid" label={labels.send} aria-disabled={!text}>
        <SendHorizontal />
      </IconButton>
      <Below>
        {left <= NEAR && (
          <Left id={`${id}left`} data-over={over || undefined}>
            {labels.charactersLeft(left)}
          </Left>
        )}
        <CharacterCountAnnouncer left={left} steps={NEWS} words={labels.charactersLeft} />
        <FieldError id={`${id}error`}>{refused && labels.tooLong(max)}</FieldError>
      </Below>
    </Row>
  );
}
