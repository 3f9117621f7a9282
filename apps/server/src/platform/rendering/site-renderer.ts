import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A page as a guest sees it. */
export interface RenderedPage {
  /** When it was rendered, in milliseconds. */
  readonly renderedAt: number;
  readonly title: string | null;
  /** Markup for the head: what the page preloads, and its styles. */
  readonly head: string;
  /** The content of `#root`. */
  readonly body: string;
  /** What was read for it, as JSON that can stand in a script element. */
  readonly state: string;
}

/** A rendered page that can be kept. */
export interface LivePage {
  readonly page: RenderedPage;
  /**
   * Reads again what the page was rendered from, and renders it again where that has changed.
   *
   * @throws what could not be read.
   */
  readonly refresh: () => Promise<LivePage>;
  /** Call it when the page is no longer kept. */
  readonly close: () => void;
}

/**
 * Renders a page of the site: all that this server knows of it. The site's build brings it
 * (`apps/web/src/ssr/render.tsx`).
 *
 * @param request.url path and query of the page.
 * @param request.origin the origin that `fetch` is called with.
 * @param request.fetch calls the API, as a guest.
 * @returns null for a page that only the browser draws.
 */
export type RenderSite = (request: {
  readonly url: string;
  readonly origin: string;
  readonly fetch: typeof fetch;
}) => Promise<LivePage | null>;

/** Loads the renderer that was built beside the site; null: there is none, and the browser draws every page. */
export async function loadRenderer(siteRoot: string): Promise<RenderSite | null> {
  const file = path.join(siteRoot, '../renderer/dist/render.js');
  if (!existsSync(file)) return null;
  const { render }: { render: RenderSite } = await import(pathToFileURL(file).href);
  return render;
}
