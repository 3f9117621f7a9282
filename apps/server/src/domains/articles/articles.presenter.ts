import type { Viewer } from '../../kernel/viewer';
import { taipeiDay, taipeiTime } from '../../kernel/time';
import type { productsInPosts } from '../products';
import { mayChange, mayDeleteComment } from './articles.policy';
import type { MediaOfArticle } from './article-fields.repo';
import type { findArticles } from './articles.repo';
import type { Author } from './authors.repo';

type ArticleRow = Awaited<ReturnType<typeof findArticles>>[number];
type CommentRow = ArticleRow['comments'][number];

/** A post as lists show it. */
export function presentArticle(
  row: ArticleRow,
  products: Awaited<ReturnType<typeof productsInPosts>>,
  viewer: Viewer | null,
) {
  return {
    id: row.id,
    content: row.content,
    permission: row.permission,
    gids: row.groupIds,
    product: row.productIds.flatMap((productId) => products.get(productId) ?? []),
    pictures: row.media.filter(({ kind }) => kind === 1).map(presentPicture),
    videos: row.media.filter(({ kind }) => kind === 2).map(presentVideo),
    author_id: row.authorId,
    by_shop: row.byShop,
    create_name: row.authorName,
    create_icon: row.authorAvatar,
    create_time: taipeiTime(row.createdAt),
    edited: row.editedAt !== null,
    ...hiddenReasonOf(row),
    is_mine: mayChange(viewer, row),
    is_collect: row.isCollected,
    is_like: row.isLiked,
    like_count: row.likeCount,
    comment_count: row.commentCount,
    comments: row.comments.map((comment) => presentComment(comment, viewer)),
  };
}

/** A comment on a post. */
export function presentComment(row: CommentRow, viewer: Viewer | null) {
  return {
    id: row.id,
    a_id: row.articleId,
    comment: row.comment,
    reply_to: row.parentId,
    reply_count: row.replyCount,
    is_like: row.isLiked,
    like_count: row.likeCount,
    author_id: row.authorId,
    by_shop: row.byShop,
    create_name: row.authorName,
    create_icon: row.authorAvatar,
    create_time: taipeiTime(row.createdAt),
    is_mine: mayDeleteComment(viewer, row),
    ...hiddenReasonOf(row),
  };
}

/** Only the author sees what is hidden, so the reason needs no further check. */
const hiddenReasonOf = ({ hiddenReason }: { readonly hiddenReason: string | null }) =>
  hiddenReason === null ? {} : { hidden_reason: hiddenReason };

/** A picture of a post. */
export const presentPicture = ({
  id,
  path,
  color,
  srcset,
  alt,
  width,
  height,
}: MediaOfArticle) => ({
  id,
  url: path,
  color: color ?? undefined,
  srcset,
  alt: alt ?? undefined,
  width,
  height,
});

/** A video of a post. */
export const presentVideo = ({ id, path, poster, width, height, duration }: MediaOfArticle) => ({
  id,
  url: path,
  poster,
  width,
  height,
  duration,
});

/** A member who posts. */
export const presentAuthor = ({ id, name, avatar, byShop, createdAt }: Author) => ({
  id,
  name,
  icon: avatar,
  by_shop: byShop,
  // The month: the day would say when the account was made.
  since: taipeiDay(createdAt).slice(0, 7),
});
