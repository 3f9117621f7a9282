/** What other sites and messengers show of a page when somebody passes its address on. */
export interface LinkPreview {
  readonly kind: 'article' | 'product';
  readonly title: string;
  readonly description: string;
  /** Address of its picture on this site, as JPEG, which every messenger reads; null: it has none. */
  readonly picture: string | null;
  /** What a product costs, whole NT$. */
  readonly amount?: number;
}

/** Finds what may be shown of a page to everybody; null: nothing. */
export type FindLinkPreview = (id: number) => Promise<LinkPreview | null>;

/** How the pages with a preview are found, by the first part of their address. */
export type LinkPreviews = Readonly<Record<LinkPreview['kind'], FindLinkPreview>>;

/** The JPEG beside a picture that is kept, or painted, as AVIF. */
export const jpegOf = (picture: string | null | undefined): string | null =>
  picture?.replace(/\.avif$/, '.jpg') ?? null;

/**
 * A text in one line, cut at so many characters.
 *
 * @example
 * excerpt('今天煮飯。\n真香', 6) // '今天煮飯。…'
 */
export function excerpt(text: string, most: number): string {
  const signs = [...text.replace(/\s+/g, ' ').trim()];
  return signs.length <= most ? signs.join('') : `${signs.slice(0, most - 1).join('')}…`;
}
