import type { MakeJsonLd } from './json-ld';

/** The preview of a page that other sites and messengers show for a shared link. */
export interface LinkPreview {
  readonly kind: 'article' | 'author' | 'product' | 'store';
  readonly title: string;
  readonly description: string;
  /** URL of its picture on this site, as JPEG, which every messenger supports; null: none. */
  readonly picture: string | null;
  /** Its schema.org documents, for search engines. */
  readonly jsonLd: MakeJsonLd;
  /** A product's price, whole NT$. */
  readonly amount?: number;
}

/** Finds the public preview data of a page; null: not found; `gone`: it was removed. */
export type FindLinkPreview = (id: number) => Promise<LinkPreview | 'gone' | null>;

/** The preview functions by the first segment of a page's path. */
export type LinkPreviews = Readonly<Record<LinkPreview['kind'], FindLinkPreview>>;

/** The JPEG version of a picture whose stored path is the AVIF. */
export const jpegOf = (picture: string | null | undefined): string | null =>
  picture?.replace(/\.avif$/, '.jpg') ?? null;

/**
 * A text in one line, cut at `most` characters.
 *
 * @example
 * excerpt('今天煮飯。\n真香', 6) // '今天煮飯。…'
 */
export function excerpt(text: string, most: number): string {
  const signs = [...text.replace(/\s+/g, ' ').trim()];
  return signs.length <= most ? signs.join('') : `${signs.slice(0, most - 1).join('')}…`;
}
