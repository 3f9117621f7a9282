import type { Connection } from '../../db/database';
import { MallError } from '../../kernel/error';
import { personLd, postingLd } from '../../platform/link-previews/json-ld';
import { excerpt, jpegOf, type LinkPreview } from '../../platform/link-previews/link-preview';
import { audienceOf } from './articles.policy';
import { countArticles } from './articles.repo';
import { readArticle } from './articles.service';
import { findAuthor } from './authors.repo';

/** The link preview of a post; null unless the post is public. */
export async function previewArticle(db: Connection, id: number): Promise<LinkPreview | null> {
  try {
    const post = await readArticle(db, id, null);
    const { create_name, content, pictures, videos } = post;
    const [line = ''] = content.trim().split('\n');
    const picture = jpegOf(pictures[0]?.url ?? videos[0]?.poster);
    return {
      kind: 'article',
      title: `${create_name}：${excerpt(line, 40)}`,
      description: excerpt(content, 160),
      picture,
      jsonLd: (origin) => [
        postingLd(origin, {
          id,
          author: create_name,
          headline: excerpt(line, 110),
          text: content,
          picture,
          publishedAt: `${post.create_time.replace(' ', 'T')}+08:00`,
          likes: post.like_count,
          comments: post.comment_count,
        }),
      ],
    };
  } catch (error) {
    if (error instanceof MallError) return null;
    throw error;
  }
}

/** The link preview of a member who posts; null unless a guest may see one of the posts. */
export async function previewAuthor(db: Connection, id: number): Promise<LinkPreview | null> {
  const author = await findAuthor(db, id);
  if (!author) return null;
  const { name, memberId } = author;
  const filter = { audience: audienceOf(null), writtenBy: memberId };
  if ((await countArticles(db, filter, 1)) === 0) return null;
  const picture = jpegOf(author.avatar);
  return {
    kind: 'author',
    title: `${name}的貼文`,
    description: `看看${name}的餐桌，和桌上的東西。`,
    picture,
    jsonLd: (origin) => [personLd(origin, { id, name, picture })],
  };
}
