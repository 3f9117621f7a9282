/** A `fetch` that keeps the cookies of one server, for programs: they have no browser to do it. */
export interface CookieJar {
  readonly fetch: typeof globalThis.fetch;
  /** All cookies, as the value of a header; '': none. */
  readonly header: () => string;
  /** The value of a cookie; null: not set. */
  readonly read: (name: string) => string | null;
}

/**
 * Creates an empty jar. It is for one server only: it sends each cookie with every request.
 *
 * @param send sends the requests; by default the global `fetch`.
 */
export function createCookieJar(send: typeof globalThis.fetch = globalThis.fetch): CookieJar {
  const cookies = new Map<string, string>();
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      if (cookies.size > 0) request.headers.set('cookie', header());
      const response = await send(request);
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
    header,
    read: (name) => cookies.get(name) ?? null,
  };
}
