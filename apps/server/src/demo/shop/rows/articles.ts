import type { Transaction } from '../../../db/database';
import {
  articleComments,
  articleGroups,
  articleMedia,
  articleProducts,
  articles,
} from '../../../db/schema';
import { articleSearchText } from '../../../db/search';
import type { DemoShop } from '../demo-shop';
import { momentOf } from './moments';

/** The wall: posts with their media and links, and comments. */
export async function seedArticles(tx: Transaction, shop: DemoShop): Promise<void> {
  await tx.insert(articles).values(
    shop.articles.map((article) => ({
      id: article.id,
      memberId: article.authorId,
      content: article.content,
      searchText: articleSearchText(article),
      permission: article.permission,
      promoted: article.promoted,
      likeCount: article.likeCount,
      commentCount: article.comments.length,
      replyCount: article.comments.filter(({ replyTo }) => replyTo !== null).length,
      createdAt: momentOf(article.createdAt),
      updatedAt: momentOf(article.createdAt),
    })),
  );
  await tx
    .insert(articleGroups)
    .values(
      shop.articles.flatMap(({ id, groupIds }) =>
        groupIds.map((groupId) => ({ articleId: id, groupId })),
      ),
    );
  await tx.insert(articleMedia).values(
    shop.articles.flatMap(({ id, authorId, pictures }) =>
      pictures.map((picture, position) => ({
        articleId: id,
        memberId: authorId,
        kind: 1 as const,
        ...picture,
        position,
      })),
    ),
  );
  await tx
    .insert(articleProducts)
    .values(
      shop.articles.flatMap(({ id, productIds }) =>
        productIds.map((productId, position) => ({ articleId: id, productId, position })),
      ),
    );
  await tx.insert(articleComments).values(
    shop.articles.flatMap(({ id, comments }) =>
      comments.map((comment) => ({
        id: comment.id,
        articleId: id,
        memberId: comment.authorId,
        comment: comment.text,
        parentId: comment.replyTo,
        replyCount: comments.filter(({ replyTo }) => replyTo === comment.id).length,
        likeCount: comment.likeCount,
        createdAt: momentOf(comment.createdAt),
      })),
    ),
  );
}
