import type { Connection } from '../../db/database';
import { MallError } from '../../kernel/error';
import { excerpt, jpegOf, type LinkPreview } from '../../platform/link-previews/link-preview';
import { readArticle } from './articles.service';

/** The link preview of a post; null unless the post is public. */
export async function previewArticle(db: Connection, id: number): Promise<LinkPreview | null> {
  try {
    const { create_name, content, pictures, videos } = await readArticle(db, id, null);
    const [line = ''] = content.trim().split('\n');
    return {
      kind: 'article',
      title: `${create_name}：${excerpt(line, 40)}`,
      description: excerpt(content, 160),
      picture: jpegOf(pictures[0]?.url ?? videos[0]?.poster),
    };
  } catch (error) {
    if (error instanceof MallError) return null;
    throw error;
  }
}
