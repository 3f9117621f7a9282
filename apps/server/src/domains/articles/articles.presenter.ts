import type { Viewer } from '../../http/contract-types';
import { taipeiTime } from '../../http/taipei-time';
import type { productsInPosts } from '../products/products.service';
import type { findArticles, findAttachments, findLatestComments } from './articles.repo';

type ArticleRow = Awaited<ReturnType<typeof findArticles>>[number];
type CommentRow = Awaited<ReturnType<typeof findLatestComments>>[number];

/** What hangs on a page of posts. */
export interface Hanging {
  readonly attachments: Awaited<ReturnType<typeof findAttachments>>;
  readonly comments: readonly CommentRow[];
  readonly products: Awaited<ReturnType<typeof productsInPosts>>;
}

/** A post as lists show it. */
export function presentArticle(
  row: ArticleRow,
  { attachments, comments, products }: Hanging,
  viewer: Viewer | null,
) {
  const own = <Each extends { readonly articleId: number | null }>(all: readonly Each[]) =>
    all.filter(({ articleId }) => articleId === row.id);
  const media = own(attachments.media);
  return {
    id: row.id,
    content: row.content,
    permission: row.permission,
    gids: own(attachments.groups).map(({ groupId }) => groupId),
    product: own(attachments.products).flatMap(({ productId }) => products.get(productId) ?? []),
    pictures: media
      .filter(({ kind }) => kind === 1)
      .map(({ id, path, srcset, width, height }) => ({ id, url: path, srcset, width, height })),
    videos: media
      .filter(({ kind }) => kind === 2)
      .map(({ id, path, poster, width, height, duration }) => ({
        id,
        url: path,
        poster,
        width,
        height,
        duration,
      })),
    create_name: row.authorName,
    create_icon: row.authorAvatar,
    create_time: taipeiTime(row.createdAt),
    edited: row.editedAt !== null,
    is_mine: row.memberId === viewer?.id,
    is_collect: row.isCollected,
    is_like: row.isLiked,
    like_count: row.likeCount,
    comment_count: row.commentCount,
    comments: own(comments).map((comment) => presentComment(comment, viewer)),
  };
}

/** A comment under a post. */
export function presentComment(row: CommentRow, viewer: Viewer | null) {
  return {
    id: row.id,
    a_id: row.articleId,
    comment: row.comment,
    create_name: row.authorName,
    create_icon: row.authorAvatar,
    create_time: taipeiTime(row.createdAt),
    is_mine: row.memberId === viewer?.id,
  };
}
