import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type EncodedText, encodeText } from './encoded-text';

/** Memory of all cached replies, in bytes. */
const LARGEST = 32 * 1024 * 1024;
/** The text and its compressed forms, in bytes per character of the text. */
const SIZE = 3;
/** The headers, in bytes. */
const OVERHEAD = 2_048;

/** A reply that can be sent again. */
export interface CachedReply {
  /** The headers that do not depend on who asks. */
  readonly headers: Readonly<OutgoingHttpHeaders>;
  /** Its bytes; compressed when they are sent for the first time. */
  readonly encoded: () => Promise<EncodedText>;
}

interface Entry extends CachedReply {
  readonly text: string;
  /** When its data began to be read (`performance.now()`). */
  readonly readAt: number;
}

/** A reply that a request reads now. Its caller ends it: by {@link ReplyCache.put} or {@link ReplyCache.end}. */
export interface Reading {
  readonly key: string;
  /** When its data began to be read (`performance.now()`). */
  readonly readAt: number;
  /** Null: the reply cannot be cached. */
  readonly reply: Promise<CachedReply | null>;
  readonly resolve: (reply: CachedReply | null) => void;
}

/** The result of {@link ReplyCache.find}. */
export type Found =
  | { readonly kind: 'reply'; readonly reply: CachedReply }
  /** Another request reads it. */
  | { readonly kind: 'wait'; readonly reply: Reading['reply'] }
  /** The caller reads it. */
  | { readonly kind: 'read'; readonly reading: Reading };

/**
 * Caches the text of replies for a moment, bounded by their bytes. The data of a reply began to be read at most
 * `maxAge` before the request came. So a change needs no invalidation, whichever process made it, and each key is read
 * a few times a second at most, however many requests come at once.
 *
 * @example
 * const cache = new ReplyCache(500);
 * const found = cache.find(key, performance.now());
 * if (found.kind === 'read') cache.put(found.reading, text, headers);
 */
export class ReplyCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: LARGEST,
    sizeCalculation: ({ text }, key) => SIZE * text.length + key.length + OVERHEAD,
  });
  readonly #readings = new Map<string, Reading>();

  /** @param maxAge the greatest age of the data when a request comes, in milliseconds. */
  constructor(private readonly maxAge: number) {}

  /**
   * The reply with a key, or who reads it. One request reads it again after half of its age, so that no other waits
   * when the age ends.
   */
  find(key: string, now: number): Found {
    const reply = this.#entries.get(key);
    const age = reply === undefined ? Infinity : now - reply.readAt;
    const reading = this.#readings.get(key);
    if (reply && age < (reading ? this.maxAge : this.maxAge / 2)) return { kind: 'reply', reply };
    if (reading && now - reading.readAt < this.maxAge) {
      return { kind: 'wait', reply: reading.reply };
    }
    return { kind: 'read', reading: this.#begin(key, now) };
  }

  /** Stores a reply that was read. */
  put(reading: Reading, text: string, headers: Readonly<OutgoingHttpHeaders>): void {
    const { key, readAt } = reading;
    const last = this.#entries.peek(key);
    let encoded: Promise<EncodedText> | null = null;
    const entry: Entry = {
      text,
      headers,
      readAt,
      // Most replies do not change, and compressing takes longer than reading them.
      encoded: last?.text === text ? last.encoded : () => (encoded ??= encodeText(text, '')),
    };
    if (!last || last.readAt < readAt) this.#entries.set(key, entry);
    this.end(reading, entry);
  }

  /** Ends a reading, which may have ended before. */
  end(reading: Reading, reply: CachedReply | null = null): void {
    if (this.#readings.get(reading.key) === reading) this.#readings.delete(reading.key);
    reading.resolve(reply);
  }

  #begin(key: string, readAt: number): Reading {
    let resolve: Reading['resolve'] = () => {};
    const reply = new Promise<CachedReply | null>((done) => (resolve = done));
    const reading = { key, readAt, reply, resolve };
    this.#readings.set(key, reading);
    return reading;
  }
}
