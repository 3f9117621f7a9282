/** The network of a browser on a page of the shop's own origin. */
export interface BrowserFetch {
  readonly fetch: typeof globalThis.fetch;
  /** Sets the cookies of a `Cookie` header. */
  readonly setCookies: (header: string) => void;
  /** Loses the replies of a path, after the server has handled the requests; returns the function that stops it. */
  readonly loseReplies: (path: string) => () => void;
  /** Holds the replies of a path, after the server has handled the requests; returns the function that releases them. */
  readonly holdReplies: (path: string) => () => void;
  /** Deletes all cookies. */
  readonly clear: () => void;
}

/** The one cookie that scripts of the page may read. */
const READABLE = 'XSRF-TOKEN';

/**
 * Creates a `fetch` that sends the requests of a page to a server on another port, and keeps its cookies as a browser
 * does: jsdom has no network of its own.
 */
export function createBrowserFetch(baseUrl: string): BrowserFetch {
  const cookies = new Map<string, string>();
  const lost = new Set<string>();
  const held = new Map<string, Promise<void>>();
  const show = (value: string) => {
    document.cookie = `${READABLE}=${value}; path=/${value === '' ? '; max-age=0' : ''}`;
  };
  const set = (pair: string) => {
    const [, name = '', value = ''] = /^\s*([^=]+)=([^;]*)/.exec(pair) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
    if (name === READABLE) show(value);
  };
  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      const { url, method, headers, signal } = request;
      headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
      const response = await globalThis.fetch(url.replace(location.origin, baseUrl), {
        ...{ method, headers, signal },
        ...(method !== 'GET' && { body: await request.arrayBuffer() }),
      });
      const { pathname } = new URL(url);
      await held.get(pathname);
      if (lost.has(pathname)) throw new TypeError('Failed to fetch');
      for (const line of response.headers.getSetCookie()) set(line);
      return response;
    },
    setCookies: (header) => header.split(';').forEach(set),
    loseReplies(path) {
      lost.add(path);
      return () => void lost.delete(path);
    },
    holdReplies(path) {
      let release = () => {};
      held.set(path, new Promise<void>((resolve) => (release = resolve)));
      return () => {
        held.delete(path);
        release();
      };
    },
    clear() {
      lost.clear();
      held.clear();
      cookies.clear();
      show('');
    },
  };
}
