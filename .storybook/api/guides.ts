import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiPage } from './pages.ts';

const FOLDER = path.resolve('packages/ui/stories');

/** Matches blocks of code; the capture group includes them when a text is split. */
const FENCE = /(^```[^]*?^```$)/m;

const withoutMdx = (prose: string) =>
  prose
    .replace(/^import .*;\n/gm, '')
    .replace(/^<[A-Z][^>]*\/>\n/gm, '')
    .replace(/^<\/?[A-Z]\w*( [^>]*)?>\n/gm, '')
    .replace(/\n{3,}/g, '\n\n');

/** Returns the text of a guide without Storybook's own imports and components. Code stays as it is. */
const guideText = (mdx: string): string =>
  mdx
    .split(FENCE)
    .map((part) => (FENCE.test(part) ? part : withoutMdx(part)))
    .join('')
    .trim();

/** Returns the guides as Markdown pages, for readers outside of Storybook. */
export async function guidePages(): Promise<ApiPage[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.mdx')).sort();
  return Promise.all(
    files.map(async (file) => {
      const mdx = await readFile(path.join(FOLDER, file), 'utf8');
      const title = /^<Meta title="([^"]*)" \/>$/m.exec(mdx)?.[1];
      if (title === undefined) throw new Error(`${file} has no title for the sidebar`);
      const text = guideText(mdx);
      const name = /^# (.*)$/m.exec(text)?.[1] ?? title;
      const short = text.split('\n').find((line) => /^(?!```)[^#\s<|]/.test(line)) ?? title;
      return { title, name, path: `guides/${file.replace('.mdx', '')}`, text, short };
    }),
  );
}
