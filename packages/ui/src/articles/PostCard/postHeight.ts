import type { PostCardArticle } from '../post/post';
import { mediaHeight } from '../PostMedia/ratios';
import { linesOf } from '../PostText/linesOf';
import { POST_LINES } from './PostCard';

/** In px: one line, and the padding around the text. */
const LINE = 26.4;
const PADDING = 32;

/**
 * Estimates the height of a `PostCard` in a list, in px, for a feed that has not rendered it yet.
 *
 * @param width - Width of the card in px.
 * @param products - Number of products it recommends.
 * @example
 * const heightOf = (post: ArticleSummary, width: number) => postHeight(post, width, post.product.length);
 */
export function postHeight(article: PostCardArticle, width: number, products = 0): number {
  const { content, pictures, videos = [], comments = [] } = article;
  const lines = linesOf(content, width - PADDING);
  const textHeight = Math.min(lines, POST_LINES) * LINE + (lines > POST_LINES ? 28 : 0);
  const seen = mediaHeight(pictures, videos, width);
  return (
    16 +
    44 +
    12 +
    textHeight +
    12 +
    44 +
    4 + // header, text, actions
    (seen && seen + 12) +
    (products && 90) +
    (comments.length && 37 + comments.length * 29)
  );
}
