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
  likeCount: number;
  onLike: () => void;
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
  justify-content: center;
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
 * <CommentActions author="小滿" liked={comment.is_like} likeCount={comment.like_count}
 *   onLike={() => like()} onReply={() => setRepliedTo(comment)} />
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
