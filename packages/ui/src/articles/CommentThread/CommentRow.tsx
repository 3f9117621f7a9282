import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../kit/Avatar/Avatar';
import { LinkedText, type LinkedTextProps } from '../../kit/LinkedText/LinkedText';
import { color } from '../../tokens/color';
import { fontSize, radius } from '../../tokens/scale';
import { PostAuthor } from '../PostAuthor/PostAuthor';
import type { PostComment } from '../post/post';
import { usePostLabels } from '../../shop-labels/usePostLabels';

/** A comment as shown in a thread. */
export interface ThreadComment extends PostComment {
  /**
   * Whether it is being sent; it then has no actions.
   * @default false
   */
  pending?: boolean | undefined;
}

interface CommentRowProps {
  /** The comment. */
  comment: ThreadComment;
  /** The formatted time. */
  time: ReactNode;
  /** Below its text, such as `CommentActions`; none while it is being sent. */
  actions?: ReactNode;
  /** Below the comment, such as its replies. */
  replies?: ReactNode;
  /** Its menu. */
  menu?: ReactNode;
  /** Returns the URL of an author's posts. */
  authorHref?: ((authorId: number) => string) | undefined;
  /** Returns the internal path of a URL in the text. */
  localHref?: LinkedTextProps['localHref'];
}

// Secondary actions stay in the background.
const Row = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) 44px;
  column-gap: 10px;
  align-items: start;
  & > button {
    color: ${color.muted};
  }
  &[data-pending] p {
    color: ${color.muted};
  }
`;

const Bubble = styled.div`
  justify-self: start;
  max-width: 100%;
  padding: 8px 14px 10px;
  border-radius: ${radius.md};
  border-start-start-radius: 4px;
  background: ${color.sunken};
  line-height: 1.55;
  & > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 8px;
  font-size: ${fontSize.sm};
  & > span {
    color: ${color.muted};
    font-size: ${fontSize.xs};
  }
`;

const Below = styled.div`
  grid-column: 2 / -1;
`;

/** One comment: author, time, text, actions, its menu, and what is below it. */
export function CommentRow({
  comment,
  time,
  actions,
  replies,
  menu,
  authorHref,
  localHref,
}: CommentRowProps) {
  const labels = usePostLabels();
  const { create_name: author, author_id: authorId, pending } = comment;
  return (
    <Row data-pending={pending || undefined} aria-busy={pending || undefined}>
      <Avatar name={author} src={comment.create_icon} size="sm" />
      <Bubble>
        <Head>
          <strong>
            <PostAuthor
              name={author}
              href={authorId == null ? undefined : authorHref?.(authorId)}
              byShop={comment.by_shop}
            />
          </strong>
          <span>{pending ? labels.sending : time}</span>
        </Head>
        <p>
          <LinkedText localHref={localHref}>{comment.comment}</LinkedText>
        </p>
      </Bubble>
      {!pending && menu}
      {((!pending && actions) || replies) && (
        <Below>
          {!pending && actions}
          {replies}
        </Below>
      )}
    </Row>
  );
}
