import type { OutgoingHttpHeaders } from 'node:http';
import { ReadCache, type Reading } from '../kernel/read-cache';
import { type EncodedText, encodeText } from './encoded-text';

/** Memory of all cached replies, in bytes. */
const LARGEST = 32 * 1024 * 1024;
/** The text and its compressed forms, in bytes per character of the text. */
const SIZE = 3;
/** The headers, in bytes. */
const OVERHEAD = 2_048;

/** A reply that can be sent again. */
export interface CachedReply {
  readonly text: string;
  /** The headers that do not depend on who asks. */
  readonly headers: Readonly<OutgoingHttpHeaders>;
  /** Its bytes; compressed when they are sent for the first time. */
  readonly encoded: () => Promise<EncodedText>;
}

/** The cached replies, bounded by their bytes. */
export type ReplyCache = ReadCache<CachedReply>;

/**
 * Creates a cache of replies.
 *
 * @param maxAge the greatest age of the data when a request comes, in milliseconds.
 */
export const createReplyCache = (maxAge: number): ReplyCache =>
  new ReadCache<CachedReply>({
    maxAge,
    maxSize: LARGEST,
    sizeOf: ({ text }, key) => SIZE * text.length + key.length + OVERHEAD,
  });

/** Stores a reply that was read. */
export function putReply(
  cache: ReplyCache,
  reading: Reading<CachedReply>,
  text: string,
  headers: Readonly<OutgoingHttpHeaders>,
): void {
  const last = cache.peek(reading.key);
  let encoded: Promise<EncodedText> | null = null;
  cache.put(reading, {
    text,
    headers,
    // Most replies do not change, and compressing takes longer than reading them.
    encoded: last?.text === text ? last.encoded : () => (encoded ??= encodeText(text, '')),
  });
}
