import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/Button/Button';
import type { LinkedTextProps } from '../../kit/LinkedText/LinkedText';
import { usePostLabels } from '../../shop-labels/usePostLabels';
import { CommentRow, type ThreadComment } from './CommentRow';
import { KeepScrollPosition } from './KeepScrollPosition';

export interface CommentThreadProps<Comment extends ThreadComment> {
  /** Accessible name of the thread. */
  label: string;
  /** The comments loaded so far, oldest first. */
  comments: readonly Comment[];
  /** Renders the time of a comment. */
  time: (comment: Comment) => ReactNode;
  /**
   * Whether older comments can be loaded.
   * @default false
   */
  hasOlder?: boolean | undefined;
  /**
   * Whether older comments are loading.
   * @default false
   */
  isLoadingOlder?: boolean | undefined;
  /** Loads the previous comments. */
  onLoadOlder?: (() => void) | undefined;
  /**
   * Renders a comment's menu, such as delete for the user's own and report for others. Comments
   * being sent have none.
   */
  menu?: ((comment: Comment) => ReactNode) | undefined;
  /** Renders the actions of a comment, such as `CommentActions`. Comments being sent have none. */
  actions?: ((comment: Comment) => ReactNode) | undefined;
  /** Renders what is below a comment, such as its replies. */
  replies?: ((comment: Comment) => ReactNode) | undefined;
  /** Returns the URL of an author's posts. Without it names are plain text. */
  authorHref?: ((authorId: number) => string) | undefined;
  /** Returns the internal path of a URL in a comment; null for another site's, which opens a new window. */
  localHref?: LinkedTextProps['localHref'];
}

const Rows = styled.ol`
  display: grid;
  gap: 12px;
`;

const Older = styled.div`
  display: grid;
  justify-items: center;
  margin-bottom: 8px;
`;

/**
 * The comments on a post, oldest first. Older ones load at the top without moving the visible ones.
 *
 * @example
 * <CommentThread label="留言" comments={comments} time={({ create_time }) => create_time}
 *   menu={({ id }) => <Button onClick={() => report(id)}>檢舉</Button>} />
 */
export function CommentThread<Comment extends ThreadComment>({
  label,
  comments,
  time,
  hasOlder = false,
  isLoadingOlder = false,
  onLoadOlder,
  menu,
  actions,
  replies,
  authorHref,
  localHref,
}: CommentThreadProps<Comment>) {
  const labels = usePostLabels();
  return (
    <div>
      {hasOlder && (
        <Older>
          <Button variant="quiet" size="sm" loading={isLoadingOlder} onClick={onLoadOlder}>
            {labels.olderComments}
          </Button>
        </Older>
      )}
      <KeepScrollPosition first={comments[0]?.id}>
        <Rows role="list" aria-label={label} aria-busy={isLoadingOlder}>
          {comments.map((comment) => (
            <CommentRow
              key={comment.id}
              comment={comment}
              time={time(comment)}
              menu={menu?.(comment)}
              actions={actions?.(comment)}
              replies={replies?.(comment)}
              authorHref={authorHref}
              localHref={localHref}
            />
          ))}
        </Rows>
      </KeepScrollPosition>
    </div>
  );
}
