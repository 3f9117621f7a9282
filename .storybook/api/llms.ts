import type { ApiPage } from './pages.ts';

const SECTIONS = [
  ['guides/', 'Guides'],
  ['recipes/', 'Recipes: whole sources to copy'],
  ['ui/', 'Components: @mall/ui'],
  ['hooks/', 'Hooks: @mall/hooks'],
  ['sdk/', 'Client: @mall/sdk'],
] as const;

const intro = `# 巷口市集 · Alley Market

> The SDK, React hooks and UI kit of an online mall with a community wall, for Traditional Chinese shops. TypeScript, ESM only, React 19.2 or newer.

\`@mall/sdk\` calls the mall from any framework, \`@mall/hooks\` is its headless React logic, \`@mall/ui\` draws. Each works without the next.
Everything below in one file: [llms-full.txt](llms-full.txt).`;

/** Returns the index of `llms.txt` (llmstxt.org): one line per page, with a link to it. */
function llmsIndex(pages: readonly ApiPage[]): string {
  const sections = SECTIONS.map(([start, heading]) => {
    const lines = pages
      .filter(({ path }) => path.startsWith(start))
      .map(({ name, path, short }) => `- [${name}](llms/${path}.md): ${short}`);
    return `## ${heading}\n\n${lines.join('\n')}`;
  });
  return `${[intro, ...sections].join('\n\n')}\n`;
}

/** Returns the texts of all pages, one after the other. */
const llmsFull = (pages: readonly ApiPage[]): string =>
  `${[intro, ...pages.map(({ text }) => text)].join('\n\n---\n\n')}\n`;

/** Returns `llms.txt` and every file that it links to, by path. */
export const llmsFiles = (pages: readonly ApiPage[]): ReadonlyMap<string, string> =>
  new Map([
    ...pages.map(({ path, text }): [string, string] => [`llms/${path}.md`, text]),
    ['llms.txt', llmsIndex(pages)],
    ['llms-full.txt', llmsFull(pages)],
  ]);
