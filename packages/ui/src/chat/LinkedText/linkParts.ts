/** A part of a text: plain text or a URL. */
export interface TextPart {
  readonly text: string;
  /** The URL that it links to; null for plain text. */
  readonly href: string | null;
}

/** A URL ends before closing punctuation, Latin or Chinese. */
const ADDRESS =
  /https?:\/\/[^\s<>"'，。！？、；：（）「」『』】【]+[^\s<>"'，。！？、；：（）「」『』】【.,!?;:)]/g;

/**
 * Splits a text at its URLs.
 *
 * @example
 * linkParts('請看 https://mall.test/product/1001。') // text, URL, text
 */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: address, href: address });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}
