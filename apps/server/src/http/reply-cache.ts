import type { OutgoingHttpHeaders } from 'node:http';
import type { Language } from '../kernel/language';
import { ReadCache, type Reading } from '../kernel/read-cache';
import { type EncodedText, encodeText } from './encoded-text';

/** Memory of all cached replies, in bytes. */
const LARGEST = 32 * 1024 * 1024;
/** The text and its compressed forms, in bytes per character of the text. */
const SIZE = 3;
/** The headers, in bytes. */
const OVERHEAD = 2_048;

/** What the reply to a guest depends on. */
export interface GuestCall {
  /** The `Origin` header; '': none. */
  readonly origin: string;
  readonly host: string;
  readonly language: Language;
  /** Path and query. */
  readonly url: string;
}

/** The key of a guest's reply in the cache. */
export const guestReplyKey = ({ origin, host, language, url }: GuestCall): string =>
  [origin, host, language, url].join(' ');

/** A reply that can be sent again. */
export interface CachedReply {
  readonly text: string;
  /** Equal versions of one key have equal texts. */
  readonly version: number;
  /** The headers that do not depend on who asks. */
  readonly headers: Readonly<OutgoingHttpHeaders>;
  /** Its bytes; compressed when they are sent for the first time. */
  readonly encoded: () => Promise<EncodedText>;
}

/** Caches replies, bounded by their bytes. */
export class ReplyCache extends ReadCache<CachedReply> {
  #lastVersion = 0;

  /** @param maxAge the greatest age of the data when a request comes, in milliseconds. */
  constructor(maxAge: number) {
    super({
      maxAge,
      maxSize: LARGEST,
      sizeOf: ({ text }, key) => SIZE * text.length + key.length + OVERHEAD,
    });
  }

  /** Stores a reply that was read. */
  putReply(
    reading: Reading<CachedReply>,
    text: string,
    headers: Readonly<OutgoingHttpHeaders>,
  ): void {
    const last = this.last(reading.key);
    // Most replies do not change, and compressing takes longer than reading them.
    const same = last?.text === text ? last : this.#firstOf(text);
    const { version, encoded } = same;
    this.put(reading, { text: same.text, version, encoded, headers });
  }

  #firstOf(text: string): Pick<CachedReply, 'text' | 'version' | 'encoded'> {
    let encoded: Promise<EncodedText> | null = null;
    return {
      text,
      version: (this.#lastVersion += 1),
      encoded: () => (encoded ??= encodeText(text, '')),
    };
  }
}
