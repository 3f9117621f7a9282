import type { ReadReply } from './thread-messages';

/** The origin of calls within the process; the network does not reach it. */
export const IN_PROCESS_ORIGIN = 'http://mall.invalid';

/**
 * Creates a `fetch` for the renderer from a function that reads the API.
 *
 * @param read reads a path with its query in a language.
 */
export const fetchAsGuest =
  (read: (url: string, language: string) => Promise<ReadReply>): typeof fetch =>
  async (input, init) => {
    const { url, method, headers } = new Request(input, init);
    if (method !== 'GET') throw new Error(`A page is rendered from what is read, not by ${method}`);
    const { pathname, search } = new URL(url);
    const { status, type, text } = await read(
      pathname + search,
      headers.get('accept-language') ?? '',
    );
    return new Response(text, { status, headers: { 'content-type': type } });
  };
