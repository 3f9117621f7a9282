import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/Button/Button';
import { usePostLabels } from '../postLabels';
import { CommentRow, type ThreadComment } from './CommentRow';
import { KeepScrollPosition } from './KeepScrollPosition';

export interface CommentThreadProps<Comment extends ThreadComment> {
  /** Names the thread. */
  label: string;
  /** As far as they were read, oldest first. */
  comments: readonly Comment[];
  /** When one was written, as it should be read. */
  time: (comment: Comment) => ReactNode;
  /**
   * Whether there are older ones.
   * @default false
   */
  hasOlder?: boolean | undefined;
  /** @default false */
  isLoadingOlder?: boolean | undefined;
  onLoadOlder?: (() => void) | undefined;
  /** Deletes one; asked for those that the reader may delete. */
  onDelete?: ((comment: Comment) => void) | undefined;
  /** Reports one; asked for the others. */
  onReport?: ((comment: Comment) => void) | undefined;
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
 * What was said below a post, oldest first. Older ones come in at the top, and what is read stays where it is.
 *
 * @example
 * <CommentThread label="留言" comments={comments} time={(comment) => comment.create_time} onDelete={remove} />
 */
export function CommentThread<Comment extends ThreadComment>({
  label,
  comments,
  time,
  hasOlder = false,
  isLoadingOlder = false,
  onLoadOlder,
  onDelete,
  onReport,
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
              onDelete={onDelete && (() => onDelete(comment))}
              onReport={onReport && (() => onReport(comment))}
            />
          ))}
        </Rows>
      </KeepScrollPosition>
    </div>
  );
}
