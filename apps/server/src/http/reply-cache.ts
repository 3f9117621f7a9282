import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type EncodedText, encodeText } from './encoded-text';

/** Memory of all cached replies, in bytes. */
const LARGEST = 32 * 1024 * 1024;
/** The text, its compressed forms and its headers, in bytes per character of the text. */
const SIZE = 3;
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
  /** Whether a request reads its data again. */
  isRefreshing: boolean;
}

/**
 * Caches the text of replies for a moment, bounded by their bytes. Each reply is as old as the moment at which its data
 * began to be read, so a change needs no invalidation: it shows after `maxAge` at the latest, whichever process made it.
 *
 * @example
 * const cache = new ReplyCache(1_000);
 * const found = cache.find(key, performance.now());
 */
export class ReplyCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: LARGEST,
    sizeCalculation: ({ text }, key) => SIZE * text.length + key.length + OVERHEAD,
  });

  /** @param maxAge the greatest age of the data that is sent, in milliseconds. */
  constructor(private readonly maxAge: number) {}

  /**
   * The reply with a key. Null asks the caller to read it and to {@link put} it: also when the reply is past half of
   * its age, once, so that callers do not wait for each other when it ends.
   */
  find(key: string, now: number): CachedReply | null {
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    const age = now - entry.readAt;
    if (age >= this.maxAge) return null;
    if (age < this.maxAge / 2 || entry.isRefreshing) return entry;
    entry.isRefreshing = true;
    return null;
  }

  /** Stores a reply. @param readAt when its data began to be read */
  put(key: string, text: string, headers: Readonly<OutgoingHttpHeaders>, readAt: number): void {
    const last = this.#entries.peek(key);
    if (last && last.readAt > readAt) return;
    let encoded: Promise<EncodedText> | null = null;
    this.#entries.set(key, {
      text,
      headers,
      readAt,
      isRefreshing: false,
      // Most replies do not change, and compressing takes longer than reading them.
      encoded: last?.text === text ? last.encoded : () => (encoded ??= encodeText(text, '')),
    });
  }
}
