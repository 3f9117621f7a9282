import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { componentPages } from './components.ts';
import { FILES, PAGES } from './folders.ts';
import { guidePages } from './guides.ts';
import { llmsFiles } from './llms.ts';
import { readApi, type ApiPage } from './pages.ts';
import { recipePages } from './recipes.ts';
import { sourceCopy, sourceUrl } from './source-url.ts';
import { searchEntries } from '../search/searchEntries.ts';

const mdx = (title: string, file: string) =>
  `import { Markdown, Meta } from '@storybook/addon-docs/blocks';
import text from './${file}.md?raw';

<Meta title=${JSON.stringify(title)} />

<Markdown>{text}</Markdown>
`;

/** Rewrites links between files as links between pages. */
function linkPages({ path: from, text }: ApiPage, titles: ReadonlyMap<string, string>): string {
  return text.replace(/\]\(([\w./-]+)\.md(#[\w-]+)\)/g, (link, to: string, anchor: string) => {
    const title = titles.get(path.posix.join(path.posix.dirname(from), to));
    return title === undefined ? link : `](?path=/docs/${sanitize(title)}--docs${anchor})`;
  });
}

/** Opens the sources of a page in a window of their own. */
const linkSources = (text: string): string =>
  text.replace(
    /原始碼 Source: `([^`]+)`/g,
    (_, file: string) =>
      `原始碼 Source: <a href="${sourceUrl(file)}" target="_blank"><code>${file}</code></a>`,
  );

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function readOnce() {
  const api = await readApi();
  const others = await Promise.all([guidePages(), recipePages(), componentPages()]);
  return { api, all: [...others.flat(), ...api] };
}

let pages: ReturnType<typeof readOnce> | undefined;

/**
 * Returns the pages of the reference, and all pages: also guides, recipes and components. Compiles the
 * sources once per process.
 */
export const readPages = (): ReturnType<typeof readOnce> => (pages ??= readOnce());

/**
 * Writes the reference's pages, `llms.txt` with the files that it links to, copies of the sources, and
 * the search index.
 */
export async function writeApi(): Promise<void> {
  const { api, all } = await readPages();
  const titles = new Map(api.map((page) => [page.path, page.title]));
  await Promise.all([PAGES, FILES].map((folder) => rm(folder, { recursive: true, force: true })));
  await Promise.all([
    ...api.flatMap((page) => {
      const name = page.path.replaceAll('/', '.');
      return [
        write(path.join(PAGES, `${name}.md`), linkSources(linkPages(page, titles))),
        write(path.join(PAGES, `${name}.mdx`), mdx(page.title, name)),
      ];
    }),
    ...[...llmsFiles(all)].map(([file, text]) => write(path.join(FILES, file), text)),
    ...[...new Set(all.flatMap(({ sources = [] }) => sources))].map(async (file) =>
      write(path.join(FILES, sourceCopy(file)), await readFile(file, 'utf8')),
    ),
    write(path.join(FILES, 'search.json'), JSON.stringify(searchEntries(all))),
  ]);
}
