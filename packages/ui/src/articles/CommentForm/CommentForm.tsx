import { SendHorizontal } from 'lucide-react';
import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { FieldError } from '../../kit/Field/FieldError';
import { IconButton } from '../../kit/IconButton/IconButton';
import { controlFace } from '../../kit/Input/controlFace';
import { Spinner } from '../../kit/Spinner/Spinner';
import { color } from '../../tokens/color';
import { fontSize } from '../../tokens/scale';
import { usePostLabels } from '../postLabels';
import { CharacterCountAnnouncer } from '../CharacterCountAnnouncer/CharacterCountAnnouncer';

export interface CommentFormProps {
  /** What is written so far. Keep it where it outlives a reload. */
  value: string;
  onValueChange: (value: string) => void;
  /** Sends it, without the space around it. Empty it then, without losing the words before they have arrived. */
  onSend: (text: string) => void;
  /**
   * On its way: a second one waits for the first.
   * @default false
   */
  sending?: boolean | undefined;
  placeholder?: string | undefined;
  /**
   * The most characters there may be. More can be written and pasted, and is told; it is not sent.
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

/** What there is to say about it; without any, no room. */
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

/** From so many characters on it is said how many are left. */
const NEAR = 100;
const FEW = 20;
const NEWS = [NEAR, FEW];

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
  const [refused, setRefused] = useState(false);
  const text = value.trim();
  const left = max - text.length;
  const over = left < 0;
  if (refused && !over) setRefused(false);
  const described = [refused && `${id}error`, left <= NEAR && `${id}left`].filter(Boolean);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text || sending) return;
    if (over) setRefused(true);
    else onSend(text);
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
