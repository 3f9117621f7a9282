import type { QueryClient } from '@tanstack/react-query';
import type { ArticleComment, Mall } from '@mall/sdk';
import { isSameSession } from '../session/session-scoped';
import { writeInTurn } from '../session/write-in-turn';
import { sendOnce } from '../idempotency/idempotency';
import { randomId } from '../idempotency/random-id';
import { pendingComments, type PendingComment } from './pending-comments';
import { commentsOptions } from './queries';
import { showAdded, showRemoved } from './show-comments';

/** The comment that a reply is written to. */
export type RepliedTo = Pick<ArticleComment, 'id' | 'reply_to'>;

/** Comments of a post keep their order, and its counts arrive in order. */
const subjectOf = (articleId: number) => `comments:${articleId}`;

/** Sends a comment or reply, unless the same text is already in flight. */
export function addComment(
  client: QueryClient,
  mall: Mall,
  articleId: number,
  text: string,
  repliedTo?: RepliedTo,
): Promise<ArticleComment> {
  const { sending } = pendingComments(client, articleId);
  const key = `${repliedTo?.id ?? ''}:${text}`;
  const inFlight = sending.get(key);
  if (inFlight) return inFlight;
  const sent = send(client, mall, articleId, text, repliedTo).finally(() => sending.delete(key));
  sending.set(key, sent);
  return sent;
}

async function send(
  client: QueryClient,
  mall: Mall,
  articleId: number,
  text: string,
  repliedTo: RepliedTo | undefined,
): Promise<ArticleComment> {
  const { changes } = pendingComments(client, articleId);
  const isSame = isSameSession(mall);
  const profile = mall.session.get()?.profile;
  const pending: PendingComment = {
    isPending: true,
    key: randomId(),
    reply_to: repliedTo ? (repliedTo.reply_to ?? repliedTo.id) : null,
    comment: text,
    create_name: profile?.name ?? '',
    create_icon: profile?.avatar ?? null,
  };
  changes.setState((now) => ({ pending: [...now.pending, pending] }));
  try {
    const body = {
      a_id: articleId,
      action: 'add',
      comment: text,
      ...(repliedTo && { reply_to: repliedTo.id }),
    } as const;
    const name = `comment:${profile?.id}:${articleId}:${repliedTo?.id ?? ''}:${text}`;
    const { comment, comment_count, parent } = await writeInTurn(
      client,
      mall,
      subjectOf(articleId),
      () =>
        sendOnce(name, body, (idempotencyKey) => mall.articles.comment(body, { idempotencyKey })),
    );
    if (!comment) throw new Error('The mall took a comment and gave none back');
    if (isSame()) showAdded(client, comment, { comment_count, parent });
    return comment;
  } finally {
    changes.setState((now) => ({ pending: now.pending.filter((each) => each !== pending) }));
  }
}

/**
 * Deletes a comment: hides it optimistically, and displays it again if the server rejects and still
 * has it.
 */
export async function removeComment(
  client: QueryClient,
  mall: Mall,
  articleId: number,
  id: number,
): Promise<void> {
  const { changes } = pendingComments(client, articleId);
  const isSame = isSameSession(mall);
  changes.setState((now) => ({ hidden: [...now.hidden, id] }));
  try {
    const { comment_count, parent } = await writeInTurn(client, mall, subjectOf(articleId), () =>
      mall.articles.comment({ a_id: articleId, action: 'delete', id }),
    );
    if (isSame()) showRemoved(client, { id, a_id: articleId }, { comment_count, parent });
  } catch (error) {
    // It may be deleted already, so refetch the list.
    if (isSame())
      await Promise.all([
        client.invalidateQueries(commentsOptions(mall, articleId)),
        client.invalidateQueries({ queryKey: ['articles', 'replies', articleId] }),
      ]);
    throw error;
  } finally {
    changes.setState((now) => ({ hidden: now.hidden.filter((each) => each !== id) }));
  }
}
