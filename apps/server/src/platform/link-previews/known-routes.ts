import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cleanLine } from '@mall/contract/text';
import * as z from 'zod';

/** What exists at a path of the site. */
export type Place =
  /** A page. @property isListed whether search engines may list it */
  | { readonly kind: 'page'; readonly isListed: boolean }
  /** A redirect to another path. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'nothing' };

/** Returns what exists at a path. */
export type FindPlace = (pathname: string) => Place;

/** A route's pattern: `:id` matches one segment that is not empty. */
const matcher = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);

/** Whether a segment has characters and none of them is visible: `/search/%20` has no keyword. */
function hasBlankSegment(pathname: string): boolean {
  try {
    return pathname
      .split('/')
      .some((segment) => segment !== '' && cleanLine(decodeURIComponent(segment)) === '');
  } catch {
    // Not encoded as UTF-8: its characters are unknown.
    return false;
  }
}

const routes = z.object({
  pages: z.array(z.string()),
  moved: z.array(z.tuple([z.string(), z.string()])),
  listed: z.array(z.string()),
});

/**
 * Reads the routes that the site's build lists beside it.
 *
 * @param folder the built site; without a list every path counts as a page.
 */
export async function readKnownRoutes(folder: string): Promise<FindPlace> {
  const text = await readFile(path.join(folder, 'routes.json'), 'utf8').catch(() => null);
  if (text === null) return () => ({ kind: 'page', isListed: true });
  const { pages, moved, listed } = routes.parse(JSON.parse(text));
  const known = pages.map(matcher);
  const open = listed.map(matcher);
  const elsewhere = new Map(moved);
  return (pathname) => {
    // Each page has one address.
    const plain = pathname.replace(/(?<=[^/])\/$/, '');
    const to = elsewhere.get(plain);
    if (to !== undefined) return { kind: 'moved', to };
    if (hasBlankSegment(plain) || !known.some((pattern) => pattern.test(plain)))
      return { kind: 'nothing' };
    if (plain !== pathname) return { kind: 'moved', to: plain };
    return { kind: 'page', isListed: open.some((pattern) => pattern.test(plain)) };
  };
}
