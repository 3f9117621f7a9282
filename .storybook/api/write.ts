import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { componentPages } from './components.ts';
import { FILES, PAGES } from './folders.ts';
import { guidePages } from './guides.ts';
import { llmsFull, llmsIndex } from './llms.ts';
import { readApi } from './pages.ts';

const mdx = (title: string, file: string) =>
  `import { Markdown, Meta } from '@storybook/addon-docs/blocks';
import text from './${file}.md?raw';

<Meta title=${JSON.stringify(title)} />

<Markdown>{text}</Markdown>
`;

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Writes the reference's pages, and `llms.txt` with what it leads to. */
export async function writeApi(): Promise<void> {
  const api = readApi();
  const pages = [...(await guidePages()), ...(await componentPages()), ...api];
  await Promise.all([PAGES, FILES].map((folder) => rm(folder, { recursive: true, force: true })));
  await Promise.all([
    ...api.flatMap(({ title, path: place, text }) => {
      const name = place.replaceAll('/', '.');
      return [
        write(path.join(PAGES, `${name}.md`), text),
        write(path.join(PAGES, `${name}.mdx`), mdx(title, name)),
      ];
    }),
    ...pages.map(({ path: place, text }) => write(path.join(FILES, 'llms', `${place}.md`), text)),
    write(path.join(FILES, 'llms.txt'), llmsIndex(pages)),
    write(path.join(FILES, 'llms-full.txt'), llmsFull(pages)),
  ]);
}
