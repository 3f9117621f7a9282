import type { ArticleMedia, ArticlePayload, ArticleSummary } from '@mall/sdk';
import { BLANK } from './editor-state';
import type { MediaOrigin, StoredMedia, Writing } from './editor-types';

/** The part of the editor's content that is saved as a draft. */
export interface PostDraft extends Pick<Writing, 'content' | 'audience' | 'products'> {
  /** The media already uploaded, in display order. */
  readonly media: readonly StoredMedia[];
}

/**
 * Converts media from the API to the editor's format. The preview uses the smallest size, because
 * tiles are small.
 */
export const storedOf = (media: ArticleMedia): StoredMedia => ({
  kind: media.type,
  id: media.id,
  preview: media.type === 1 ? media.srcset.split(' ')[0] || media.url : media.poster,
  ...(media.type === 1 && media.alt && { alt: media.alt }),
  ...(media.type === 2 && media.sound_dropped && { soundDropped: true }),
});

/** Converts a published post to a draft. */
export const draftOfArticle = (article: ArticleSummary): PostDraft => ({
  content: article.content,
  audience: article.permission === 1 ? { everyone: true } : { everyone: false, gids: article.gids },
  products: article.product,
  media: [
    ...article.pictures.map((picture) => storedOf({ type: 1, ...picture })),
    ...article.videos.map((video) => storedOf({ type: 2, sound_dropped: false, ...video })),
  ],
});

/** The draft of the current content; unfinished uploads are not included. */
export const draftOf = ({ content, audience, products, items }: Writing): PostDraft => ({
  content,
  audience,
  products,
  media: items.flatMap((item) =>
    item.status === 2
      ? [
          {
            kind: item.kind,
            id: item.id,
            preview: item.preview,
            ...(item.alt && { alt: item.alt }),
            ...(item.soundDropped && { soundDropped: item.soundDropped }),
          },
        ]
      : [],
  ),
});

/** The draft of an empty post. */
export const BLANK_DRAFT: PostDraft = draftOf(BLANK);

/** Whether two drafts are equal. */
export const isSameDraft = (one: PostDraft, other: PostDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Restores the editor's content from a draft.
 *
 * @param ofPost - The media of the post being edited; empty for a new post.
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
    items: media.map(({ kind, id, preview, alt, soundDropped }) => {
      const origin: MediaOrigin = own.has(id) ? 'post' : 'draft';
      return {
        key: `media-${id}`,
        kind,
        status: 2,
        id,
        preview,
        origin,
        ...(alt && { alt }),
        ...(soundDropped && { soundDropped }),
      };
    }),
  };
}

/** The request body. */
export function payloadOf({ content, audience, products, items }: Writing): ArticlePayload {
  const mediaOf = (kind: 1 | 2) =>
    items.flatMap((item) => (item.status === 2 && item.kind === kind ? [item] : []));
  const idsOf = (kind: 1 | 2) => mediaOf(kind).map(({ id }) => String(id));
  const alts = mediaOf(1).map(({ alt = '' }) => alt);
  return {
    content: content.trim(),
    permission: audience.everyone ? '1' : '2',
    gids: audience.everyone ? [] : audience.gids.map(String),
    product: products.map(({ p_id }) => String(p_id)),
    picture: idsOf(1),
    ...(alts.some((alt) => alt !== '') && { picture_alt: alts }),
    video: idsOf(2),
  };
}
