import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { installLine, recipeFiles, requiredPeers, type PeerManifest } from '../recipes/recipe.ts';
import type { ApiPage } from './pages.ts';
import { sidebarTitle } from './sidebar-title.ts';

const SOURCES = path.resolve('examples/recipes/src');
const STORIES = path.resolve('.storybook/patterns');
const PACKAGES = path.resolve('packages');

async function readSources(): Promise<Record<string, string>> {
  const files = (await readdir(SOURCES)).filter((file) => file.endsWith('.tsx'));
  const read = async (file: string) => [file, await readFile(path.join(SOURCES, file), 'utf8')];
  return Object.fromEntries(await Promise.all(files.map(read)));
}

/** Returns the required peers of the packages, by package. */
async function readPeers(): Promise<Record<string, readonly string[]>> {
  const read = async (folder: string) => {
    const text = await readFile(path.join(PACKAGES, folder, 'package.json'), 'utf8');
    const manifest: PeerManifest & { readonly name: string } = JSON.parse(text);
    return [manifest.name, requiredPeers(manifest)];
  };
  return Object.fromEntries(await Promise.all((await readdir(PACKAGES)).map(read)));
}

/** Returns the sentence before a recipe's component. */
const summaryOf = (name: string, code: string): string =>
  new RegExp(`/\\*\\* (.*) \\*/\\nexport function ${name}\\(`).exec(code)?.[1] ?? name;

/**
 * Returns the recipes as Markdown pages: how to install the dependencies of each, and its whole
 * source.
 */
export async function recipePages(): Promise<ApiPage[]> {
  const [sources, peers, stories] = await Promise.all([
    readSources(),
    readPeers(),
    readdir(STORIES),
  ]);
  const names = stories.flatMap((file) => /^(\w+)\.stories\.tsx$/.exec(file)?.[1] ?? []).sort();
  const pageOf = async (name: string): Promise<ApiPage> => {
    const files = recipeFiles(name, sources);
    const short = summaryOf(name, files[0]?.code ?? '');
    const code = files.map((file) => `## ${file.name}\n\n\`\`\`tsx\n${file.code}\`\`\``);
    const install = `\`\`\`sh\n${installLine(files, peers)}\n\`\`\``;
    const text = [`# ${name}`, short, install, ...code].join('\n\n');
    const title = await sidebarTitle(path.join(STORIES, `${name}.stories.tsx`));
    return { title, name, path: `recipes/${name}`, text, short };
  };
  return Promise.all(names.map(pageOf));
}
