import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteRenderer } from '@mall/contract';

/** Loads the renderer that was built beside the site; null: there is none, and the browser renders every page. */
export async function loadRenderer(siteRoot: string): Promise<SiteRenderer | null> {
  const file = path.join(siteRoot, '../renderer/dist/render.js');
  if (!existsSync(file)) return null;
  const { addressOf, render }: SiteRenderer = await import(pathToFileURL(file).href);
  return { addressOf, render };
}
