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
  /** Returns how many characters are left, in words. */
  readonly words: (left: number) => string;
  /** Said once a text that is too long was to be sent. */
  readonly tooLong: string;
}

/** Below a {@link MessageInput}: how many characters are left, once they are few, and that there are too many. */
export function MessageLength({ input, words, tooLong }: MessageLengthProps) {
  const { left, isTooLong, isRefused, countId, errorId } = input;
  const [near, few] = COUNT_FROM;
  return (
    <Below>
      {left <= near && (
        <Left id={countId} data-few={left <= few || undefined} data-over={isTooLong || undefined}>
          {words(left)}
        </Left>
      )}
      <CharacterCountAnnouncer left={left} steps={COUNT_FROM} words={words} />
      <FieldError id={errorId}>{isRefused && tooLong}</FieldError>
    </Below>
  );
}
