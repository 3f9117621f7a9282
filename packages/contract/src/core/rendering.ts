/** The input of {@link SiteRenderer.render}. */
export interface RenderRequest {
  /** Path and query of the page. */
  readonly url: string;
  /** The origin that `fetch` is called with. */
  readonly origin: string;
  /** Calls the API, as a guest. */
  readonly fetch: typeof fetch;
}

/** A page as a guest sees it. */
export interface RenderedPage {
  /** The canonical URL: the path, with only {@link RenderedPage.parameters} of the query. */
  readonly url: string;
  /** The query parameters that the page reads. */
  readonly parameters: readonly string[];
  /**
   * The time that the page's texts show, in milliseconds: the earliest one with the same texts as now, so that every
   * server renders the same bytes. 0: no text depends on the time.
   */
  readonly renderedAt: number;
  /** When the first text about the current time changes, in milliseconds; `Infinity`: never. */
  readonly holdsUntil: number;
  /** The page's title; null: none. */
  readonly title: string | null;
  /** For the head: preloads and styles. */
  readonly head: string;
  /** The content of `#root`. */
  readonly body: string;
  /** The data read for it, as JSON for a script element. */
  readonly state: string;
  /** Queries that it renders and does not declare, as JSON: it was rendered again because of them. */
  readonly undeclared: readonly string[];
}

/** The result of {@link SiteRenderer.render}. */
export type Rendered =
  | { readonly kind: 'page'; readonly page: RenderedPage }
  /** The page answers with an error page of this HTTP status. */
  | { readonly kind: 'error'; readonly status: number };

/** The addresses of the public pages of the site. The site's build provides it apart from the renderer, without React. */
export interface SiteAddresses {
  /**
   * Returns the canonical URL by which a page is cached: with only the query parameters that the page reads.
   *
   * @param url path and query.
   * @returns null for a page that only the browser renders.
   */
  addressOf(url: string): string | null;
}

/** Renders the public pages of the site. The site's build provides it, and the server calls it. */
export interface SiteRenderer {
  /** Renders a page for a guest. @returns null for a page that only the browser renders. */
  render(request: RenderRequest): Promise<Rendered | null>;
}
