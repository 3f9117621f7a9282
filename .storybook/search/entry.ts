/** What a page of the documentation describes. */
export type PageKind = 'guide' | 'recipe' | 'component' | 'hook' | 'sdk';

/** A section of a page, which the search finds on its own. */
export interface SearchEntry {
  /** The page's id in Storybook: `kit-button--docs`. */
  readonly page: string;
  readonly kind: PageKind;
  /** The page's name in both languages where it has two: `按鈕 Button`. */
  readonly title: string;
  /** The section's heading; empty for the page's beginning. */
  readonly heading: string;
  /** The id of the heading's element; empty for the page's beginning. */
  readonly anchor: string;
  /** What the page is about, in a sentence of each language where it has two; only for its beginning. */
  readonly summary: string;
  /** The section's text without markup. */
  readonly text: string;
}
