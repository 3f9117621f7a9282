import { createHash } from 'node:crypto';
import type { GuestReply } from './guest-reply';
import type { ReadAsGuest } from './in-process-reads';

/** A read that a page was rendered from. */
interface Read {
  readonly url: string;
  readonly language: string;
  readonly status: number;
  /** Digest of the reply's text. */
  readonly digest: string;
  /** The last version of the reply with this digest; null: none. */
  version: number | null;
}

/** The reads of one page. */
export interface RecordedReads {
  /** Reads and records. */
  readonly read: ReadAsGuest;
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
 * const reads = recordReads(readInProcess(app));
 * await render(url, reads.read);
 * await reads.areCurrent(); // false once a price has changed
 */
export function recordReads(readAsGuest: ReadAsGuest): RecordedReads {
  const reads = new Map<string, Read>();

  const isSame = (read: Read, reply: GuestReply): boolean => {
    if (reply.status !== read.status) return false;
    if (reply.version !== null && reply.version === read.version) return true;
    if (digestOf(reply.text) !== read.digest) return false;
    read.version = reply.version;
    return true;
  };

  return {
    async read(url, language) {
      const reply = await readAsGuest(url, language);
      const { status, text, version } = reply;
      reads.set(`${language} ${url}`, { url, language, status, digest: digestOf(text), version });
      return reply;
    },
    worstStatus: () => Math.max(0, ...[...reads.values()].map(({ status }) => status)),
    async areCurrent() {
      const same = await Promise.all(
        [...reads.values()].map(async (read) => {
          const reply = await readAsGuest(read.url, read.language);
          if (reply.status >= 500) throw new ReadFailed(`${read.url} answered ${reply.status}`);
          return isSame(read, reply);
        }),
      );
      return same.every(Boolean);
    },
    size: () => [...reads.values()].reduce((sum, { url }) => sum + url.length + DIGEST_SIZE, 0),
  };
}
