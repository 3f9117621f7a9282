import { useMessages } from '@mall/app/messages';
import { useCommentReplies, type CommentEntry } from '@mall/hooks';
import type { ArticleComment } from '@mall/sdk';
import { Button, CommentThread, Skeleton } from '@mall/ui';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { commentMessages } from '../../messages/zh-TW/comments';
import { ReplyForm } from './ReplyForm';
import { RepliesBox } from './ArticlePage.styles';
import { toThreadComment, type ShownComment } from './threadComment';

interface RepliesProps extends Pick<
  ComponentProps<typeof CommentThread<ShownComment>>,
  'time' | 'menu' | 'localHref' | 'authorHref'
> {
  /** The comment that is replied to. */
  readonly comment: ArticleComment;
  /** The comment whose reply field is open: this one or one of its replies. */
  readonly repliedTo: ArticleComment | undefined;
  /** Closes the reply field. */
  readonly onSent: () => void;
  readonly actions: (comment: ShownComment) => ReactNode;
}

/** The replies to a comment, shown on request, and the reply field in its place. */
export function Replies({ comment, repliedTo, onSent, ...row }: RepliesProps) {
  const t = useMessages(commentMessages);
  const [isOpen, setOpen] = useState(false);
  const { replies, isLoading, error, hasMore, loadMore, refetch } = useCommentReplies(comment, {
    enabled: isOpen,
  });
  const count = comment.reply_count;
  const isAnswered = repliedTo && (repliedTo.reply_to ?? repliedTo.id) === comment.id;
  if (count === 0 && replies.length === 0 && !isAnswered) return null;
  return (
    <RepliesBox>
      {!isOpen && count > 0 && (
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
          {t('See {0} replies', count)}
        </Button>
      )}
      {isLoading && replies.length === 0 && <Skeleton lines={2} />}
      {replies.length > 0 && (
        <CommentThread
          label={t('Replies to {0}', comment.create_name)}
          comments={replies.map((entry: CommentEntry) => toThreadComment(entry))}
          {...row}
        />
      )}
      {(hasMore || (isOpen && error)) && (
        <Button
          variant="quiet"
          size="sm"
          loading={isLoading}
          onClick={() => (error ? refetch() : loadMore())}
        >
          {t('More replies')}
        </Button>
      )}
      {isAnswered && (
        <ReplyForm
          key={repliedTo.id}
          comment={repliedTo}
          onSent={() => {
            setOpen(true);
            onSent();
          }}
        />
      )}
    </RepliesBox>
  );
}
