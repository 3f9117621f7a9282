import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteAddresses } from '@mall/contract';
import { RenderThread } from './render-thread';

/** The renderer of a built site. */
export interface BuiltRenderer {
  readonly addressOf: SiteAddresses['addressOf'];
  readonly thread: Pick<RenderThread, 'render' | 'close'>;
}

/** Loads the renderer that was built beside the site; null: there is none, and the browser renders every page. */
export async function loadRenderer(siteRoot: string): Promise<BuiltRenderer | null> {
  const folder = path.join(siteRoot, '../renderer/dist');
  const addresses = path.join(folder, 'addresses.js');
  const renderer = path.join(folder, 'render.js');
  if (!existsSync(addresses) || !existsSync(renderer)) return null;
  const { addressOf }: SiteAddresses = await import(pathToFileURL(addresses).href);
  return { addressOf, thread: new RenderThread(pathToFileURL(renderer)) };
}
