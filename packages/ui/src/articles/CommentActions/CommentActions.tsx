import { ThumbsUp } from 'lucide-react';
import { styled } from 'styled-components';
import { usePostLabels } from '../../shop-labels/usePostLabels';
import { color } from '../../tokens/color';
import { fontSize, media, tapTarget } from '../../tokens/scale';

export interface CommentActionsProps {
  /** Name of the comment's author, for the accessible names. */
  author: string;
  /** Whether the current user likes the comment. */
  liked: boolean;
  /** How many members like the comment; 0 is not shown. */
  likeCount: number;
  /** Called to like or unlike it. */
  onLike: () => void;
  /** Called to write a reply. */
  onReply: () => void;
}

const Row = styled.div`
  display: flex;
  gap: 4px;
  margin-inline-start: 4px;
`;

const Action = styled.button`
  display: inline-flex;
  align-items: center;
  /* A thumb without a count begins where the others do. */
  justify-content: start;
  gap: 6px;
  min-width: ${tapTarget};
  min-height: ${tapTarget};
  padding: 0 10px;
  border: 0;
  background: none;
  color: ${color.muted};
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  & > svg {
    width: 16px;
    height: 16px;
  }
  &[aria-pressed='true'] {
    color: ${color.brand};
    & > svg {
      fill: ${color.brandSoft};
    }
  }
  ${media.hover} {
    &:hover {
      color: ${color.brand};
    }
  }
`;

/**
 * The actions below a comment: like and reply.
 *
 * @example
 * <CommentActions author="小滿" liked likeCount={2} onLike={() => undefined} onReply={() => undefined} />
 */
export function CommentActions({ author, liked, likeCount, onLike, onReply }: CommentActionsProps) {
  const labels = usePostLabels();
  return (
    <Row>
      <Action
        type="button"
        aria-pressed={liked}
        aria-label={labels.likeComment(author, likeCount)}
        onClick={onLike}
      >
        <ThumbsUp aria-hidden />
        {likeCount > 0 && likeCount}
      </Action>
      <Action type="button" aria-label={labels.replyTo(author)} onClick={onReply}>
        {labels.reply}
      </Action>
    </Row>
  );
}
