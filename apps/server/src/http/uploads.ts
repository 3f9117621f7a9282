import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FilePart } from '@mall/contract';
import type { FastifyRequest } from 'fastify';
import { invalidField, MallError } from '../kernel/error';
import { failureOf } from './failure-of';
import { isSystemError } from '../kernel/system-error';
import type { UploadedFile } from '../kernel/uploaded-file';
import { guardPlainData } from './plain-data';

/** Prefix of the temporary folder that each request gets for its files. */
const PREFIX = 'upload-';

/** The parts of a multipart request. */
export interface Uploads {
  readonly files: Readonly<Record<string, UploadedFile>>;
  /** The text parts by name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Settings of {@link receiveUploads}. */
export interface UploadOptions {
  /** Where temporary files are stored. */
  readonly folder: string;
  /** Time to parse a request that has arrived completely. */
  readonly stallMs: number;
}

/**
 * Receives a multipart request: each file is streamed to disk, never held in memory, and deleted when
 * `work` is done or the client disconnects.
 *
 * @param wanted the file parts that the contract names; others are skipped.
 * @throws {MallError} malformed, tooLarge, mediaEmpty, invalidFields
 * @throws Error of the file system, such as `ENOSPC`
 */
export async function receiveUploads<Result>(
  request: FastifyRequest,
  { folder, stallMs }: UploadOptions,
  wanted: Readonly<Record<string, FilePart>>,
  work: (uploads: Uploads) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new MallError('malformed');
  await mkdir(folder, { recursive: true });
  const own = await mkdtemp(path.join(folder, PREFIX));
  const stalling = watchForStall(request, stallMs);
  try {
    const received = await Promise.race([receive(request, own, wanted), stalling.fails]);
    stalling.stop();
    return await work(received);
  } finally {
    stalling.stop();
    discardRest(request);
    await rm(own, { recursive: true, force: true });
  }
}

/**
 * Reads and discards what is left of a request. The parser pauses the connection when nobody reads a part, and a paused
 * connection never delivers its next request.
 */
function discardRest({ raw }: FastifyRequest): void {
  if (raw.readableEnded) return;
  raw.unpipe();
  raw.resume();
}

/**
 * Fails when a request has arrived completely but parsing does not end: the parser can wait for
 * ever on a part without a name, which it skips.
 */
function watchForStall({ raw }: FastifyRequest, stallMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const fails = new Promise<never>((_resolve, reject) => {
    let completeSince: number | null = null;
    const check = () => {
      if (!raw.complete) return;
      completeSince ??= Date.now();
      if (Date.now() - completeSince > stallMs) reject(new MallError('malformed'));
    };
    timer = setInterval(check, stallMs / 10);
  });
  return { fails, stop: () => clearInterval(timer) };
}

/** Longer than any upload takes. */
const ABANDONED_MS = 24 * 60 * 60_000;

/** Deletes files left behind by a server that was killed during an upload. */
export async function purgeUploads(folder: string, now = new Date()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(PREFIX))) {
    const place = path.join(folder, name);
    const found = await stat(place).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > ABANDONED_MS) {
      await rm(place, { recursive: true, force: true });
    }
  }
}

/** Iterates over the parts of a request as they arrive. */
async function* partsOf(request: FastifyRequest, limits: { fileSize: number; files: number }) {
  try {
    yield* request.parts({ limits });
  } catch (error) {
    throw ofSender(error);
  }
}

/** Streams a file to disk. */
async function writeFile(file: Readable, to: string): Promise<void> {
  try {
    await pipeline(file, createWriteStream(to));
  } catch (error) {
    throw ofSender(error);
  }
}

/** Multipart parser errors have no status and are the client's fault; disk errors are ours. */
function ofSender(error: unknown): unknown {
  return isSystemError(error) || failureOf(error).failure !== 'serverFault'
    ? error
    : new MallError('malformed');
}

async function receive(
  request: FastifyRequest,
  folder: string,
  wanted: Readonly<Record<string, FilePart>>,
): Promise<Uploads> {
  const files: Record<string, UploadedFile> = {};
  const fields: Record<string, string> = {};
  const largest = Math.max(...Object.values(wanted).map(({ maxBytes }) => maxBytes));
  const limits = { fileSize: largest, files: Object.keys(wanted).length };
  for await (const part of partsOf(request, limits)) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
      continue;
    }
    const expected = Object.hasOwn(wanted, part.fieldname) ? wanted[part.fieldname] : undefined;
    if (expected === undefined || files[part.fieldname] !== undefined) {
      part.file.resume();
      continue;
    }
    const to = path.join(folder, String(Object.keys(files).length));
    await writeFile(part.file, to);
    if (part.file.truncated || part.file.bytesRead > expected.maxBytes) {
      throw new MallError('tooLarge');
    }
    if (part.file.bytesRead === 0) throw new MallError('mediaEmpty');
    files[part.fieldname] = { path: to, size: part.file.bytesRead };
  }
  const missing = Object.entries(wanted).find(([name, { required }]) => required && !files[name]);
  if (missing) throw invalidField(missing[0], 'required');
  guardPlainData(fields);
  return { files, fields };
}
