import { SendHorizontal } from 'lucide-react';
import { useId, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../kit/IconButton/IconButton';
import { controlFace } from '../../kit/Input/controlFace';
import { Spinner } from '../../kit/Spinner/Spinner';
import { color } from '../../tokens/color';
import { fontSize } from '../../tokens/scale';
import { usePostLabels } from '../postLabels';

export interface CommentFormProps {
  /** What is written so far. Keep it where it outlives a reload. */
  value: string;
  onValueChange: (value: string) => void;
  /** Sends it, without the space around it. Empty it when it has arrived, and keep it when it has not. */
  onSend: (text: string) => void;
  /**
   * On its way: a second one waits for the first.
   * @default false
   */
  sending?: boolean | undefined;
  placeholder?: string | undefined;
  /**
   * The most characters there may be.
   * @default 1000
   */
  max?: number | undefined;
  /** Of the field, to lead the focus there. */
  inputId?: string | undefined;
}

const Row = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: 4px 8px;
`;

const Words = styled.textarea`
  ${controlFace}
  display: block;
  max-height: 8.5em;
  border-radius: 24px;
  resize: none;
  field-sizing: content;
`;

const Left = styled.p`
  grid-column: 1 / -1;
  padding-inline: 14px;
  color: ${color.muted};
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
  &[data-few] {
    color: ${color.warning};
  }
`;

/** From so many characters on it is said how many are left. */
const NEAR = 100;
const FEW = 20;

/** A device with a mouse has keys that make a line of their own: there, Enter sends. */
const entersSend = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/**
 * A field to comment in. Enter sends where there is a keyboard, never while an input method is composing;
 * Shift+Enter makes a new line, and on a phone Enter does.
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
  const text = value.trim();
  const left = max - value.length;

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text && !sending) onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Safari ends the composition before it tells of the key: only its code still says so.
    const composing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || composing || !entersSend()) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <Row ref={form} onSubmit={send}>
      <Words
        id={inputId}
        rows={1}
        value={value}
        maxLength={max}
        placeholder={placeholder}
        aria-label={labels.writeComment}
        aria-describedby={left <= NEAR ? id : undefined}
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
      {left <= NEAR && (
        <Left id={id} role="status" data-few={left <= FEW || undefined}>
          {labels.charactersLeft(left)}
        </Left>
      )}
    </Row>
  );
}
