import type { Transaction } from '../../../db/database';
import { articleReports } from '../../../db/schema';
import type { DemoShop } from '../demo-shop';

const MINUTE_MS = 60_000;

/** Reports of the wall that wait at the desk: a post by two neighbours, and a comment by one. */
export async function seedReports(tx: Transaction, shop: DemoShop, now: Date): Promise<void> {
  const [post] = shop.articles.filter(
    ({ authorId, comments }) => authorId > 10 && comments.length > 0,
  );
  const comment = post?.comments.find(({ authorId }) => authorId > 10);
  if (!post || !comment) throw new Error('The demo shop has no post that can be reported');
  const [first, second, third] = shop.crowd
    .map(({ id }) => id)
    .filter((id) => id !== post.authorId && id !== comment.authorId);
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('The demo shop has nobody who reports');
  const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
  const target = { articleId: post.id };
  await tx.insert(articleReports).values([
    { ...target, memberId: first, reason: '廣告或詐騙', createdAt: before(95) },
    { ...target, memberId: second, reason: '不實內容', createdAt: before(50) },
    {
      ...{ ...target, commentId: comment.id, memberId: third },
      ...{ reason: '留言和貼文無關，好像在洗版', createdAt: before(20) },
    },
  ]);
}
