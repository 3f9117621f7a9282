/** Han characters, which are written without spaces. */
const HAN = /\p{Script=Han}+/gu;
/** Names and words: `checkout.pay`, `return_url`, `--ui-brand`, `useCart`. */
const WORD = /[\p{L}\p{N}_]+(?:[.-][\p{L}\p{N}_]+)*/gu;

/** Removes the ending of a plural, so that `proxies` finds `proxy`. */
const singular = (word: string): string =>
  word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

const lower = (word: string): string => singular(word.toLowerCase());

/** Splits text without spaces into pairs: 購物車 is 購物 and 物車. A single character stays alone. */
function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.length === 1
    ? characters
    : characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`);
}

/** Returns the words of a name: `use`, `Add`, `To`, `Cart` of `useAddToCart`. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .split(/[ ._-]+/)
    .filter(Boolean);

/** Returns a dotted name and its ends: `mall.checkout.pay` is also found as `checkout.pay`. */
const endsOf = (name: string): string[] => {
  const parts = name.split('.');
  return parts.map((_, at) => parts.slice(at).join('.'));
};

/** Splits text into what is written with Han characters, and the rest. */
const split = (text: string) => ({
  han: text.match(HAN) ?? [],
  latin: text.replace(HAN, ' ').match(WORD) ?? [],
});

/**
 * Returns the terms by which a text is found: pairs of Han characters, names, and the words of names.
 *
 * @example
 * indexTerms('用 useAddToCart 加入') // ['用', '加入', 'useaddtocart', 'use', 'add', 'to', 'cart']
 */
export function indexTerms(text: string): string[] {
  const { han, latin } = split(text);
  const names = latin.flatMap((name) => [...new Set([...endsOf(name), ...wordsOf(name)])]);
  return [...han.flatMap(pairsOf), ...names.map(lower)];
}

/** Returns the terms of a query: names stay whole. All of them must be found. */
export function queryTerms(query: string): string[] {
  const { han, latin } = split(query);
  return [...new Set([...han.flatMap(pairsOf), ...latin.map(lower)])];
}

/** Returns the words of a query's names, for when no page has the names themselves. */
export const queryWords = (query: string): string[] => {
  const { han, latin } = split(query);
  return [...new Set([...han.flatMap(pairsOf), ...latin.flatMap(wordsOf).map(lower)])];
};
