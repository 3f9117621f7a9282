// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- tests of other packages compile this file alone
/// <reference path="./opencc-dictionaries.d.ts" />
import japanese from 'opencc-js/dict/JPShinjitaiCharacters';
import hongKong from 'opencc-js/dict/HKVariants';
import taiwan from 'opencc-js/dict/TWVariants';
import simplified from 'opencc-js/dict/TSCharacters';

/** Variants of food and of names that OpenCC's dictionaries of characters lack. */
const OWN = '蕃 番|菓 果|鳯 鳳|凃 涂|栢 柏|薯 藷|呑 吞|呉 吳|髙 高|﨑 崎|𠮷 吉|邨 村|鷰 燕';

const representatives = new Map<string, string>();

const representativeOf = (character: string): string => {
  let current = character;
  for (let next = representatives.get(current); next; next = representatives.get(current)) {
    current = next;
  }
  return current;
};

// Dictionaries disagree on which form replaces which (餅 becomes 餠 in one, 饼 in another), so each pair joins two groups.
for (const pair of [japanese, OWN, taiwan, hongKong, simplified].join('|').split('|')) {
  const [from = '', to = ''] = pair.split(' ').map(representativeOf);
  if (from !== to) representatives.set(from, to);
}

/**
 * Replaces each Chinese character by one representative of its simplified, traditional and regional forms, so that
 * 面包 finds 麵包. The result is for comparing only: 麵 and 面 become the same.
 *
 * @example
 * foldVariants('鳳梨') === foldVariants('凤梨') // true
 */
export function foldVariants(text: string): string {
  let folded = '';
  for (const character of text) folded += representativeOf(character);
  return folded;
}

let groups: ReadonlyMap<string, readonly string[]> | undefined;

/** Returns the characters that {@link foldVariants} makes the same, this one first. */
export function variantsOf(character: string): readonly string[] {
  if (!groups) {
    const found = new Map<string, string[]>();
    for (const each of representatives.keys()) {
      const own = representativeOf(each);
      found.set(own, [...(found.get(own) ?? [own]), each]);
    }
    groups = found;
  }
  const group = groups.get(representativeOf(character)) ?? [];
  return [character, ...group.filter((other) => other !== character)];
}
