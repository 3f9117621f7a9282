import type { ArticleMedia, ArticlePayload, ArticleSummary } from '@mall/sdk';
import { BLANK } from './editor-state';
import type { MediaOrigin, StoredMedia, Writing } from './editor-types';

/** What is kept of a post that is being written. */
export interface PostDraft extends Pick<Writing, 'content' | 'audience' | 'products'> {
  /** Those that the mall has, in order. */
  readonly media: readonly StoredMedia[];
}

/** What an editor keeps of a picture or a video of the mall: a tile shows the smallest of its sizes. */
export const storedOf = (media: ArticleMedia): StoredMedia => ({
  kind: media.type,
  id: media.id,
  preview: media.type === 1 ? media.srcset.split(' ')[0] || media.url : media.poster,
});

/** A post that is on the wall, as it is written. */
export const draftOfArticle = (article: ArticleSummary): PostDraft => ({
  content: article.content,
  audience: article.permission === 1 ? { everyone: true } : { everyone: false, gids: article.gids },
  products: article.product,
  media: [
    ...article.pictures.map((picture) => storedOf({ type: 1, ...picture })),
    ...article.videos.map((video) => storedOf({ type: 2, ...video })),
  ],
});

/** What there is to keep: files on their way are not. */
export const draftOf = ({ content, audience, products, items }: Writing): PostDraft => ({
  content,
  audience,
  products,
  media: items.flatMap((item) =>
    item.status === 2 ? [{ kind: item.kind, id: item.id, preview: item.preview }] : [],
  ),
});

/** Nothing written yet. */
export const BLANK_DRAFT: PostDraft = draftOf(BLANK);

/** Whether two say the same. */
export const isSameDraft = (one: PostDraft, other: PostDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Goes on writing where a draft ends.
 *
 * @param ofPost - What is on the post that is being changed; nothing for a new one.
 */
export function writingOf(
  { media, ...draft }: PostDraft,
  ofPost: readonly StoredMedia[],
  restored: boolean,
): Writing {
  const own = new Set(ofPost.map(({ id }) => id));
  return {
    ...BLANK,
    ...draft,
    restored,
    items: media.map(({ kind, id, preview }) => {
      const origin: MediaOrigin = own.has(id) ? 'post' : 'draft';
      return { key: `media-${id}`, kind, status: 2, id, preview, origin };
    }),
  };
}

/** What is sent (spec §3, Post payload). */
export function payloadOf({ content, audience, products, items }: Writing): ArticlePayload {
  const idsOf = (kind: 1 | 2) =>
    items.flatMap((item) => (item.status === 2 && item.kind === kind ? [String(item.id)] : []));
  return {
    content: content.trim(),
    permission: audience.everyone ? '1' : '2',
    gids: audience.everyone ? [] : audience.gids.map(String),
    product: products.map(({ p_id }) => String(p_id)),
    picture: idsOf(1),
    video: idsOf(2),
  };
}
