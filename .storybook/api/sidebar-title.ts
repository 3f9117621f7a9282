import { readFile } from 'node:fs/promises';

/** Returns the position of some stories in the sidebar: `Kit/Button`. */
export async function sidebarTitle(file: string): Promise<string> {
  const title = /\btitle: '([^']+)'/.exec(await readFile(file, 'utf8'))?.[1];
  if (title === undefined) throw new Error(`${file} has no title`);
  return title;
}
