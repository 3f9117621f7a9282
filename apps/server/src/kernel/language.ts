import { languages, type Language } from '@mall/contract/messages';

export type { Language };

/** The shop's default language: for mails, and for clients that ask for none of ours. */
export const SHOP_LANGUAGE: Language = languages[0];

const primary = (tag: string): string => tag.toLowerCase().split('-', 1)[0] ?? '';

/**
 * The supported language that an `Accept-Language` header prefers.
 *
 * @example
 * languageOf('en-GB,zh;q=0.5') // 'en'
 */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';');
      const quality = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find(Boolean);
      return { tag: primary(tag), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .flatMap(({ tag }) => languages.filter((language) => primary(language) === tag));
  return wanted[0] ?? SHOP_LANGUAGE;
}
