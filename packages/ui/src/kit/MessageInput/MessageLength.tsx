import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize } from '../../tokens/scale';
import { FieldError } from '../Field/FieldError';
import { CharacterCountAnnouncer } from './CharacterCountAnnouncer';
import { COUNT_FROM, type MessageInput } from './useMessageInput';

/** Takes no space when empty. */
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

export interface MessageLengthProps {
  readonly input: Pick<MessageInput, 'left' | 'isTooLong' | 'isRefused' | 'countId' | 'errorId'>;
  /** Returns the text for the number of characters left. */
  readonly text: (left: number) => string;
  /** Shown after an attempt to send a text that is too long. */
  readonly tooLong: string;
}

/**
 * Shown below a {@link MessageInput}: the number of characters left when it is low, or the excess.
 */
export function MessageLength({ input, text, tooLong }: MessageLengthProps) {
  const { left, isTooLong, isRefused, countId, errorId } = input;
  const [near, few] = COUNT_FROM;
  return (
    <Below>
      {left <= near && (
        <Left id={countId} data-few={left <= few || undefined} data-over={isTooLong || undefined}>
          {text(left)}
        </Left>
      )}
      <CharacterCountAnnouncer left={left} steps={COUNT_FROM} text={text} />
      <FieldError id={errorId}>{isRefused && tooLong}</FieldError>
    </Below>
  );
}
