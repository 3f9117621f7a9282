import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiPage } from './pages.ts';

const FOLDER = path.resolve('packages/ui/stories');

/** What a guide says, without what only Storybook understands. */
const wordsOf = (text: string) =>
  text
    .replace(/^import .*;\n/gm, '')
    .replace(/^<[A-Z][^>]*\/>\n/gm, '')
    .replace(/^<\/?[A-Z]\w*( [^>]*)?>\n/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The guides, for whoever reads no Storybook. */
export async function guidePages(): Promise<ApiPage[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.mdx')).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = wordsOf(await readFile(path.join(FOLDER, file), 'utf8'));
      const title = /^# (.*)$/m.exec(text)?.[1] ?? file;
      const short = text.split('\n').find((line) => /^(?!```)[^#\s<|]/.test(line)) ?? title;
      return { title, path: `guides/${file.replace('.mdx', '')}`, text, short };
    }),
  );
}
