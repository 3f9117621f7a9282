import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** Whether the site has a page at a path. */
export type KnowsPath = (pathname: string) => boolean;

/** A route's pattern: `:id` stands for one segment that is not empty. */
const matcher = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);

/**
 * Reads the routes that the site's build lists beside it.
 *
 * @param folder the built site; without a list every path counts as known.
 */
export async function readKnownRoutes(folder: string): Promise<KnowsPath> {
  const text = await readFile(path.join(folder, 'routes.json'), 'utf8').catch(() => null);
  if (text === null) return () => true;
  const patterns = z.array(z.string()).parse(JSON.parse(text)).map(matcher);
  return (pathname) => patterns.some((pattern) => pattern.test(pathname));
}
