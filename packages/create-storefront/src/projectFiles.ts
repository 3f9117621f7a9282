import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Messages, Project } from './messages/messages';

/** The templates, which the build packs beside the program. */
const PACKED = path.join(import.meta.dirname, 'templates');

/** Files by their path within the project. */
export type ProjectFiles = ReadonlyMap<string, string>;

async function readTemplate(name: string): Promise<ProjectFiles> {
  const folder = path.join(PACKED, name);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const read = async (file: string) =>
    [path.relative(folder, file), await readFile(file, 'utf8')] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** Returns a name that npm accepts: the folder's, as far as it consists of letters and digits. */
export const packageName = (folder: string): string =>
  path
    .basename(folder)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '') || 'storefront';

/** Returns a template's manifest with the name of the project. */
const withName = (manifest: string, name: string): string =>
  `${JSON.stringify({ ...JSON.parse(manifest), name }, null, 2)}\n`;

/** Returns the files of a project: those of its template, and those that npm would not pack. */
export async function projectFiles(project: Project, messages: Messages): Promise<ProjectFiles> {
  const files = new Map(await readTemplate(project.template));
  const ignored = ['node_modules/', 'dist/', ...project.generated, '*.local'];
  files.set('package.json', withName(files.get('package.json') ?? '{}', project.name));
  files.set('.env', `${project.variable}=${project.mallUrl}\n`);
  files.set('.gitignore', `${ignored.join('\n')}\n`);
  files.set('README.md', messages.readme(project));
  return files;
}
