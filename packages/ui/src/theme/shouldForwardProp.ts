/** The kit's own prop words: they steer a component and mean nothing to an element. */
const kitWords = new Set([
  'tone',
  'variant',
  'gap',
  'align',
  'justify',
  'loading',
  'asChild',
  'ratio',
]);

/** Elements on which such a word is an attribute of HTML after all. */
const htmlMeaning: Readonly<Record<string, readonly string[]>> = {
  loading: ['img', 'iframe'],
};

/**
 * Whether a styled-component hands a prop on. Components get everything; elements get everything but
 * the kit's own words. A list of all valid attributes would weigh 2 KB and TypeScript already has one.
 */
export function shouldForwardProp(prop: string, target: unknown): boolean {
  if (typeof target !== 'string' || !kitWords.has(prop)) return true;
  return htmlMeaning[prop]?.includes(target) ?? false;
}
