import { cleanText, lengthOf } from '@mall/contract/text';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { enterSends } from '../Input/enterSends';
import { isComposing } from '../keyboard/isComposing';
import { autosizeField } from '../Textarea/autosizeField';

/**
 * Thresholds of characters left: below the first they are shown, below the second with a warning.
 */
export const COUNT_FROM = [100, 20] as const;

export interface MessageInputOptions {
  readonly value: string;
  /** Called with the trimmed text; never with an empty one or one that is too long. */
  readonly onSend: (text: string) => void;
  /** Maximum number of characters, without the surrounding space. */
  readonly max: number;
  /** Whether sending is blocked. */
  readonly busy?: boolean;
}

/** A form with one growing field, see {@link useMessageInput}. */
export interface MessageInput {
  readonly text: string;
  /** Number of characters left; negative when the text is too long. */
  readonly left: number;
  readonly isTooLong: boolean;
  /** Whether an attempt to send it was too long; reset once it is shortened. */
  readonly isRefused: boolean;
  readonly countId: string;
  readonly errorId: string;
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    onSubmit(event: FormEvent): void;
  };
  readonly field: {
    readonly ref: RefObject<HTMLTextAreaElement | null>;
    readonly rows: 1;
    readonly value: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
    onKeyDown(event: KeyboardEvent): void;
  };
}

/**
 * A field for a message. On a desktop Enter sends, except during IME composition, and Shift+Enter inserts a
 * line break; on a phone Enter inserts one.
 *
 * @example
 * const input = useMessageInput({ value: text, onSend: send, max: 1000 });
 * <form {...input.form}>
 *   <MessageText {...input.field} onChange={({ target }) => setText(target.value)} />
 *   <MessageLength input={input} text={(left) => `還可以輸入 ${left} 個字`} tooLong="太長了" />
 * </form>
 */
export function useMessageInput({ value, onSend, max, busy }: MessageInputOptions): MessageInput {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setRefused] = useState(false);
  const text = cleanText(value);
  const left = max - lengthOf(text);
  const isTooLong = left < 0;
  if (isRefused && !isTooLong) setRefused(false);

  useLayoutEffect(() => autosizeField(field.current), [value]);

  const [countId, errorId] = [`${id}left`, `${id}error`];
  const described = [isRefused && errorId, left <= COUNT_FROM[0] && countId].filter(Boolean);
  return {
    text,
    left,
    isTooLong,
    isRefused,
    countId,
    errorId,
    form: {
      ref: form,
      onSubmit(event) {
        event.preventDefault();
        if (!text || busy) return;
        if (isTooLong) setRefused(true);
        else onSend(text);
      },
    },
    field: {
      ref: field,
      rows: 1,
      value,
      'aria-describedby': described.join(' ') || undefined,
      'aria-invalid': isTooLong || undefined,
      onKeyDown(event) {
        if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || !enterSends()) return;
        event.preventDefault();
        form.current?.requestSubmit();
      },
    },
  };
}
