import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { TestMember } from './factories';
import type { TestReply } from './http';
import type { Envelope } from '@mall/contract';

/** A single-colour picture in a phone's format. */
export const testPicture = (width = 64, height = 48): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c84' } })
    .jpeg()
    .toBuffer();

/** A valid video of one second. */
export const testVideo = (type: 'mp4' | 'webm' = 'mp4'): Promise<Buffer> =>
  readFile(fileURLToPath(new URL(`./files/clip.${type}`, import.meta.url)));

/** Sends a multipart request as a member; binary parts become files. */
export async function upload(
  address: string,
  member: Pick<TestMember, 'token'> | undefined,
  parts: Readonly<Record<string, string | Buffer>>,
): Promise<TestReply> {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part);
    else form.append(name, new Blob([new Uint8Array(part)]), 'upload');
  }
  const headers: Record<string, string> = member ? { authorization: `Bearer ${member.token}` } : {};
  const response = await fetch(address, { method: 'POST', headers, body: form });
  const body: unknown = await response.json();
  return { status: response.status, headers: response.headers, body: body as Envelope };
}
