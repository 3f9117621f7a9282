import { useToasts } from '@mall/app/overlays';
import { useCommentLike } from '@mall/hooks';
import type { ArticleComment } from '@mall/sdk';
import { CommentActions } from '@mall/ui';
import { useAsMember } from '../../session/useAsMember';

/** Like and reply of a comment; guests sign in first. */
export function CommentButtons({
  comment,
  onReply,
}: {
  readonly comment: ArticleComment;
  readonly onReply: () => void;
}) {
  const asMember = useAsMember();
  const { fail } = useToasts();
  const like = useCommentLike(comment, { onFailed: fail });
  return (
    <CommentActions
      author={comment.create_name}
      liked={comment.is_like}
      likeCount={comment.like_count}
      onLike={() => asMember(() => like())}
      onReply={() => asMember(onReply)}
    />
  );
}
