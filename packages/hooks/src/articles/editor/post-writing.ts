import type { ArticlePayload, ArticleSummary } from '@mall/sdk';
import { BLANK } from './editor-state';
import type { MediaOrigin, StoredMedia, Writing } from './editor-types';

/** What is kept of a post that is being written. */
export interface PostDraft extends Pick<Writing, 'content' | 'audience' | 'products'> {
  /** Those that the mall has, in order. */
  readonly media: readonly StoredMedia[];
}

/** A post that is on the wall, as it is written. */
export const draftOfArticle = (article: ArticleSummary): PostDraft => ({
  content: article.content,
  audience: article.permission === 1 ? { everyone: true } : { everyone: false, gids: article.gids },
  products: article.product,
  media: [
    ...article.pictures.map(({ id, url }) => ({ kind: 1 as const, id, preview: url })),
    ...article.videos.map(({ id, poster }) => ({ kind: 2 as const, id, preview: poster })),
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
