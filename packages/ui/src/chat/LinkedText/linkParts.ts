/** A piece of a text: words, or an address. */
export interface TextPart {
  readonly text: string;
  /** The address that it leads to; null for words. */
  readonly href: string | null;
}

/** An address ends before what closes a sentence, in either script. */
const ADDRESS =
  /https?:\/\/[^\s<>"'，。！？、；：（）「」『』】【]+[^\s<>"'，。！？、；：（）「」『』】【.,!?;:)]/g;

/**
 * Splits a text at the addresses in it.
 *
 * @example
 * linkParts('請看 https://mall.test/product/1001。') // words, address, words
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
