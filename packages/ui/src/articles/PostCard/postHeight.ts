import type { PostCardArticle } from '../post';
import { mediaHeight } from '../PostMedia/ratios';
import { POST_LINES } from './PostCard';

/** Px of one line, of one Chinese character, and of what surrounds the words. */
const LINE = 26.4;
const CHARACTER = 16;
const PADDING = 32;

const linesOf = (content: string, width: number) =>
  content
    .split('\n')
    .reduce((sum, part) => sum + Math.max(1, Math.ceil((part.length * CHARACTER) / width)), 0);

/**
 * About how high a `PostCard` in a list will be, in px, for a feed that has yet to draw it.
 *
 * @param width - px of the card.
 * @param products - How many goods it recommends.
 * @example
 * <Masonry estimate={(article, width) => postHeight(article, width, article.product.length)} … />
 */
export function postHeight(article: PostCardArticle, width: number, products = 0): number {
  const { content, pictures, videos = [], comments = [] } = article;
  const lines = linesOf(content, width - PADDING);
  const words = Math.min(lines, POST_LINES) * LINE + (lines > POST_LINES ? 28 : 0);
  const seen = mediaHeight(pictures, videos, width);
  return (
    16 +
    44 +
    12 +
    words +
    12 +
    44 +
    4 + // head, words, actions
    (seen && seen + 12) +
    (products && 90) +
    (comments.length && 37 + comments.length * 29)
  );
}
