import { createHash } from 'node:crypto';

/** A request that a page was rendered from, and a digest of its reply. */
interface Read {
  readonly url: string;
  readonly language: string;
  readonly status: number;
  readonly digest: string;
}

/** The reads of one page. */
export interface RecordedReads {
  /** A `fetch` that records its reads. */
  readonly fetch: typeof fetch;
  /** The highest HTTP status of the replies; 0: nothing was read. */
  worstStatus(): number;
  /**
   * Reads everything again.
   *
   * @returns whether each reply is the same as when it was recorded.
   * @throws {ReadFailed} when the API fails to answer.
   */
  areCurrent(): Promise<boolean>;
  /** Approximate memory of the records, in bytes. */
  size(): number;
}

/** The API cannot answer now, as while its database cannot be reached. */
export class ReadFailed extends Error {
  override readonly name = 'ReadFailed';
}

/** Characters of a record besides its URL. */
const DIGEST_SIZE = 100;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * Records the replies that a page is rendered from, as digests: enough to find out whether it has to be rendered
 * again, and small enough to cache thousands.
 *
 * @example
 * const reads = recordReads(inProcessFetch(app));
 * await render({ url, origin, fetch: reads.fetch });
 * await reads.areCurrent(); // false once a price has changed
 */
export function recordReads(fetchReply: typeof fetch): RecordedReads {
  const reads = new Map<string, Read>();

  const read = async (
    request: Request,
  ): Promise<{ record: Read; text: string; reply: Response }> => {
    const reply = await fetchReply(request);
    const text = await reply.text();
    const { url, headers } = request;
    const language = headers.get('accept-language') ?? '';
    return { record: { url, language, status: reply.status, digest: digestOf(text) }, text, reply };
  };

  return {
    async fetch(input, init) {
      const { record, text, reply } = await read(new Request(input, init));
      reads.set(`${record.language} ${record.url}`, record);
      return new Response(text, { status: reply.status, headers: reply.headers });
    },
    worstStatus: () => Math.max(0, ...[...reads.values()].map(({ status }) => status)),
    async areCurrent() {
      const same = await Promise.all(
        [...reads.values()].map(async ({ url, language, status, digest }) => {
          const headers = { 'accept-language': language };
          const { record } = await read(new Request(url, { headers }));
          if (record.status >= 500) throw new ReadFailed(`${url} answered ${record.status}`);
          return record.status === status && record.digest === digest;
        }),
      );
      return same.every(Boolean);
    },
    size: () => [...reads.values()].reduce((sum, { url }) => sum + url.length + DIGEST_SIZE, 0),
  };
}
