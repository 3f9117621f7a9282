import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FilePart } from '@mall/contract';
import type { FastifyRequest } from 'fastify';
import { MallFailure } from '../kernel/error';
import type { Language } from '../kernel/language';
import { fieldErrors } from '../kernel/field-messages';
import type { UploadedFile } from '../kernel/uploaded-file';

/** Each call's files lie in a folder of their own. */
const PREFIX = 'upload-';

/** What a multipart call brought. */
export interface Uploads {
  readonly files: Readonly<Record<string, UploadedFile>>;
  /** The text parts by name. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Receives a multipart call: each file is written to disk as it comes, never held in memory, and
 * everything is gone again once `work` is over, also when the sender hung up.
 *
 * @param folder where to keep files meanwhile.
 * @param wanted the file parts that the contract names; others are read past.
 * @throws {MallFailure} malformed, tooLarge, invalidFields
 */
export async function receiveUploads<Result>(
  request: FastifyRequest,
  folder: string,
  wanted: Readonly<Record<string, FilePart>>,
  language: Language,
  work: (uploads: Uploads) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new MallFailure('malformed');
  await mkdir(folder, { recursive: true });
  const own = await mkdtemp(path.join(folder, PREFIX));
  try {
    return await work(await receive(request, own, wanted, language));
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/** Longer than any upload takes. */
const ABANDONED_MS = 24 * 60 * 60_000;

/** Forgets what a server that was killed amid an upload has left behind. */
export async function sweepUploads(folder: string, now = new Date()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(PREFIX))) {
    const place = path.join(folder, name);
    const found = await stat(place).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > ABANDONED_MS) {
      await rm(place, { recursive: true, force: true });
    }
  }
}

async function receive(
  request: FastifyRequest,
  folder: string,
  wanted: Readonly<Record<string, FilePart>>,
  language: Language,
): Promise<Uploads> {
  const files: Record<string, UploadedFile> = {};
  const fields: Record<string, string> = {};
  const largest = Math.max(...Object.values(wanted).map(({ maxBytes }) => maxBytes));
  const limits = { fileSize: largest, files: Object.keys(wanted).length };
  for await (const part of request.parts({ limits })) {
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
    await pipeline(part.file, createWriteStream(to));
    if (part.file.truncated || part.file.bytesRead > expected.maxBytes) {
      throw new MallFailure('tooLarge');
    }
    files[part.fieldname] = { path: to, size: part.file.bytesRead };
  }
  const missing = Object.entries(wanted).find(([name, { required }]) => required && !files[name]);
  if (missing) {
    const issue = { field: missing[0], id: 'required', args: [] };
    throw new MallFailure('invalidFields', [], fieldErrors([issue], language));
  }
  return { files, fields };
}
