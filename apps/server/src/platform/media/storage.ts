import type { Readable } from 'node:stream';

/** The part of a file from `start` up to and including `end`, in bytes. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** What is put away: bytes in memory, or a file that lies on this machine. */
export type MediaSource = Buffer | { readonly file: string };

/**
 * Where uploaded pictures and videos are kept. A key is a relative path such as
 * `posts/Jb3…/960.avif`; what lies under it never changes.
 */
export interface MediaStorage {
  /** Keeps a file under its key, whole or not at all. */
  put(key: string, source: MediaSource, type: string): Promise<void>;
  /** Bytes of the file under a key; null when there is none. */
  size(key: string): Promise<number | null>;
  /** The file, or a part of it. Rejects when there is none. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Forgets files; one that is not there is no error. */
  delete(keys: readonly string[]): Promise<void>;
}

/** A store that is only read from. */
export type ReadableMedia = Pick<MediaStorage, 'size' | 'read'>;
