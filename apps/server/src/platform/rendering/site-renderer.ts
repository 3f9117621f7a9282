import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A page as a guest sees it. */
export interface RenderedPage {
  /** Path, and of the query only {@link RenderedPage.parameters}. */
  readonly url: string;
  /** The query parameters that the page reads. */
  readonly parameters: readonly string[];
  /** The time that its texts show, in milliseconds; the same on every server. */
  readonly renderedAt: number;
  /** When the first text about the current time changes, in milliseconds. */
  readonly holdsUntil: number;
  readonly title: string | null;
  /** Markup for the head: preloads and styles. */
  readonly head: string;
  /** The content of `#root`. */
  readonly body: string;
  /** The data it was rendered from, as JSON that is safe in a script element. */
  readonly state: string;
}

/** The result of {@link SiteRenderer.render}. */
export type Rendered =
  | { readonly kind: 'page'; readonly page: RenderedPage }
  /** The page itself answers with an error page of this HTTP status. */
  | { readonly kind: 'error'; readonly status: number };

/** Renders pages of the site. The site's build provides it (`apps/web/src/ssr`). */
export interface SiteRenderer {
  /**
   * The address by which a page is cached: with only the query parameters that the page reads.
   *
   * @param url path and query.
   * @returns null for a page that only the browser renders.
   */
  addressOf(url: string): string | null;
  /**
   * Renders a page.
   *
   * @param request.url path and query of the page.
   * @param request.origin the origin that `fetch` is called with.
   * @param request.fetch calls the API, as a guest.
   * @returns null for a page that only the browser renders.
   */
  render(request: {
    readonly url: string;
    readonly origin: string;
    readonly fetch: typeof fetch;
  }): Promise<Rendered | null>;
}

/** Loads the renderer that was built beside the site; null: there is none, and the browser renders every page. */
export async function loadRenderer(siteRoot: string): Promise<SiteRenderer | null> {
  const file = path.join(siteRoot, '../renderer/dist/render.js');
  if (!existsSync(file)) return null;
  const { addressOf, render }: SiteRenderer = await import(pathToFileURL(file).href);
  return { addressOf, render };
}
