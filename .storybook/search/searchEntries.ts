import { sanitize } from 'storybook/internal/csf';
import { chineseOf } from '../api/chinese/chineseOf.ts';
import type { ApiPage } from '../api/pages.ts';
import type { PageKind, SearchEntry } from './entry.ts';

const KINDS: Readonly<Record<string, PageKind>> = {
  guides: 'guide',
  recipes: 'recipe',
  ui: 'component',
  hooks: 'hook',
  sdk: 'sdk',
};

/** Headings of these pages belong to one page each; a component's are the same on all pages. */
const hasOwnHeadings = (kind: PageKind) => kind !== 'component' && kind !== 'recipe';

/** Returns the id that Storybook gives to a heading: of a guide by one library, of a reference by another. */
const anchorOf = (kind: PageKind, heading: string): string => {
  const plain = heading.toLowerCase();
  const left =
    kind === 'guide'
      ? plain.replace(/[^\p{L}\p{N}\s_-]/gu, '')
      : plain.replace(/[^a-z0-9\s-]/g, '');
  return left.replace(/\s/g, '-');
};

/** Removes markup, and labels that are the same on many pages. */
const plainText = (markdown: string): string =>
  markdown
    .replace(/^(```.*|\*\*[^*]+\*\*|[|: -]+|始於 Since: .*)$/gm, '')
    .replace(/^#+ .*$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?\w+>/g, '')
    .replace(/\*\*|`|\\(?=_)/g, '')
    .replace(/^\s*(?:[-|>]|\d+\.) ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

interface Section {
  readonly heading: string;
  readonly text: string;
}

/** Splits a page at its headings, outside of code. The first section is the page's beginning. */
function sectionsOf(markdown: string): readonly Section[] {
  const parts = markdown.split(/(^```[^]*?^```$)/m);
  const blocks = parts.flatMap((part, at) => (at % 2 === 1 ? [part] : part.split(/^(?=##+ )/m)));
  const sections: Section[] = [];
  let open: Section = { heading: '', text: '' };
  for (const block of blocks) {
    const heading = /^##+ (.*)/.exec(block)?.[1];
    if (heading === undefined) open = { ...open, text: `${open.text}${block}` };
    else {
      sections.push(open);
      open = { heading: heading.replaceAll('\\', ''), text: block };
    }
  }
  return [...sections, open];
}

/** Returns the sections of a page as the search finds them. */
function entriesOf(page: ApiPage): readonly SearchEntry[] {
  const kind = KINDS[page.path.split('/')[0] ?? ''] ?? 'guide';
  const sections = hasOwnHeadings(kind)
    ? sectionsOf(page.text)
    : [{ heading: '', text: page.text }];
  return sections.map(({ heading, text }, at) => ({
    page: `${sanitize(page.title)}--docs`,
    kind,
    title: page.chinese ? `${page.chinese} ${page.name}` : (page.title.split('/').at(-1) ?? ''),
    heading,
    anchor: heading && anchorOf(kind, heading),
    summary: [chineseOf(heading || page.name), at === 0 && page.short].filter(Boolean).join(' '),
    text: plainText(text),
  }));
}

/** Returns what the search of Storybook finds, for each page at least one entry. */
export const searchEntries = (pages: readonly ApiPage[]): readonly SearchEntry[] =>
  pages.flatMap(entriesOf);
