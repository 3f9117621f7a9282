/** A part of a text: plain text or a URL. */
export interface TextPart {
  readonly text: string;
  /** The URL that it links to; null for plain text. */
  readonly href: string | null;
}

/** A scheme, and the characters that a URL may have (RFC 3986). Chinese text ends it without a space. */
const ADDRESS = /https?:\/\/[\w.~:/?#[\]@!$&'()*+,;=%-]+/gi;

/** What ends a sentence or closes a bracket around the URL. */
const CLOSING = /[.,!?;:'*)\]]$/;

/**
 * Splits a text at its URLs.
 *
 * @example
 * linkParts('請看 https://mall.test/product/1001。') // text, URL, text
 */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutClosing(found);
    if (!URL.canParse(address)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: address, href: address });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** A bracket that the URL itself opens belongs to it, as in `…/wiki/Rice_(food)`. */
function withoutClosing(address: string): string {
  let rest = address;
  while (CLOSING.test(rest) && !closesOwn(rest)) rest = rest.slice(0, -1);
  return rest;
}

const count = (text: string, character: string) => text.split(character).length - 1;

const closesOwn = (address: string) =>
  (address.endsWith(')') && count(address, '(') >= count(address, ')')) ||
  (address.endsWith(']') && count(address, '[') >= count(address, ']'));
