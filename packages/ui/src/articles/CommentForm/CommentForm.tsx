import { SendHorizontal } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../../kit/IconButton/IconButton';
import { MessageLength } from '../../kit/MessageInput/MessageLength';
import { MessageText } from '../../kit/MessageInput/MessageText';
import { useMessageInput } from '../../kit/MessageInput/useMessageInput';
import { Spinner } from '../../kit/Spinner/Spinner';
import { usePostLabels } from '../../shop-labels/usePostLabels';

export interface CommentFormProps {
  /** The current text. Keep it where it survives a reload. */
  value: string;
  /** Called with the new text. */
  onValueChange: (value: string) => void;
  /** Called with the trimmed text. Clear `value`, but keep the text until the server has confirmed it. */
  onSend: (text: string) => void;
  /**
   * Whether a comment is being sent; another one cannot be sent meanwhile.
   * @default false
   */
  sending?: boolean | undefined;
  /** Shown while the field is empty. */
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
  const input = useMessageInput({ value, onSend, max, busy: sending });

  return (
    <Row {...input.form}>
      <MessageText
        {...input.field}
        id={inputId}
        placeholder={placeholder}
        aria-label={labels.writeComment}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <IconButton
        type="submit"
        variant="solid"
        label={labels.sendComment}
        aria-busy={sending}
        aria-disabled={!input.text || sending}
        style={{ marginBottom: 2 }}
      >
        {sending ? <Spinner /> : <SendHorizontal />}
      </IconButton>
      <MessageLength
        input={input}
        text={labels.charactersLeft}
        tooLong={labels.commentTooLong(max)}
      />
    </Row>
  );
}
