/** What the mall speaks; Traditional Chinese unless asked otherwise. */
export type Language = 'zh' | 'en';

/**
 * The language an `Accept-Language` header prefers among ours.
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
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.quality - a.quality)
    .find(({ tag, quality }) => quality > 0 && /^(zh|en)\b/.test(tag));
  return wanted?.tag.startsWith('en') ? 'en' : 'zh';
}
