import { SendHorizontal } from 'lucide-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { styled } from 'styled-components';
import { FieldError } from '../../kit/Field/FieldError';
import { IconButton } from '../../kit/IconButton/IconButton';
import { controlFace } from '../../kit/Input/controlFace';
import { entersSend } from '../../kit/Input/entersSend';
import { isComposing } from '../../kit/Input/isComposing';
import { growField } from '../../kit/Textarea/growField';
import { Spinner } from '../../kit/Spinner/Spinner';
import { color } from '../../tokens/color';
import { fontSize } from '../../tokens/scale';
import { usePostLabels } from '../postLabels';
import { CharacterCountAnnouncer } from '../CharacterCountAnnouncer/CharacterCountAnnouncer';

export interface CommentFormProps {
  /** The current text. Keep it where it survives a reload. */
  value: string;
  /** Called with the new text. */
  onValueChange: (value: string) => void;
  /** Called with the trimmed text. Clear `value`, but keep the text until the server has confirmed it. */
  onSend: (text: string) => void;
  /**
   * While a comment is being sent: another one cannot be sent.
   * @default false
   */
  sending?: boolean | undefined;
  placeholder?: string | undefined;
  /**
   * Maximum number of characters. A longer text can be typed or pasted; it shows an error and is not sent.
   * @default 1000
   */
  max?: number | undefined;
  /** Id of the field, to focus it from elsewhere. */
  inputId?: string | undefined;
}

const Row = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  column-gap: 8px;
`;

const Words = styled.textarea`
  ${controlFace}
  display: block;
  max-height: 8.5em;
  border-radius: 24px;
  resize: none;
  field-sizing: content;
`;

/** Status and error below the field; takes no space when empty. */
const Below = styled.div`
  grid-column: 1 / -1;
  padding-inline: 14px;
`;

const Left = styled.p`
  margin-top: 4px;
  color: ${color.muted};
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
  &[data-few] {
    color: ${color.warning};
  }
  &[data-over] {
    color: ${color.danger};
    font-weight: 600;
  }
`;

/** Below this number of characters left, the count is shown. */
const NEAR = 100;
const FEW = 20;
const NEWS = [NEAR, FEW];

/**
 * A field to write a comment. On a desktop Enter sends, except during IME composition, and Shift+Enter
 * inserts a line break; on a phone Enter inserts one.
 *
 * @example
 * <CommentForm value={text} onValueChange={setText} onSend={send} placeholder="說點什麼…" />
 */
export function CommentForm({
  value,
  onValueChange,
  onSend,
  sending = false,
  placeholder,
  max = 1000,
  inputId,
}: CommentFormProps) {
  const labels = usePostLabels();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState(false);
  const text = value.trim();
  const left = max - text.length;
  const over = left < 0;
  if (refused && !over) setRefused(false);
  const described = [refused && `${id}error`, left <= NEAR && `${id}left`].filter(Boolean);

  useLayoutEffect(() => growField(field.current), [value]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text || sending) return;
    if (over) setRefused(true);
    else onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || !entersSend()) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <Row ref={form} onSubmit={send}>
      <Words
        ref={field}
        id={inputId}
        rows={1}
        value={value}
        placeholder={placeholder}
        aria-label={labels.writeComment}
        aria-describedby={described.join(' ') || undefined}
        aria-invalid={over || undefined}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        type="submit"
        variant="solid"
        label={labels.sendComment}
        aria-busy={sending}
        aria-disabled={!text || sending}
        style={{ marginBottom: 2 }}
      >
        {sending ? <Spinner /> : <SendHorizontal />}
      </IconButton>
      <Below>
        {left <= NEAR && (
          <Left id={`${id}left`} data-few={left <= FEW || undefined} data-over={over || undefined}>
            {labels.charactersLeft(left)}
          </Left>
        )}
        <CharacterCountAnnouncer left={left} steps={NEWS} words={labels.charactersLeft} />
        <FieldError id={`${id}error`}>{refused && labels.commentTooLong(max)}</FieldError>
      </Below>
    </Row>
  );
}
