import type { Readable } from 'node:stream';

/** A range of a file from `start` to `end` inclusive, in bytes. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Data to store: bytes in memory, or a local file. */
export type MediaSource = Buffer | { readonly file: string };

/**
 * Storage for uploaded pictures and videos. A key is a relative path such as `posts/Jb3…/960.avif`; its
 * content never changes.
 */
export interface MediaStorage {
  /** Stores a file atomically under its key. */
  put(key: string, source: MediaSource, type: string): Promise<void>;
  /** Size in bytes of the file under a key; null: not found. */
  size(key: string): Promise<number | null>;
  /** Reads the file or a range of it. Rejects if it does not exist. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Lists the keys of all files, in no order. */
  list(): AsyncIterable<string>;
  /** Deletes files; missing ones are ignored. */
  delete(keys: readonly string[]): Promise<void>;
}

/** Read-only storage. */
export type ReadableMedia = Pick<MediaStorage, 'size' | 'read'>;
