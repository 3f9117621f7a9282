import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { MediaStorage } from './storage';

/** A bucket of any S3-compatible store. */
export interface S3Config {
  /** `https://s3.ap-northeast-1.amazonaws.com`, `https://….r2.cloudflarestorage.com` … */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** Uploads are streamed, and a stream cannot be hashed before it is sent; TLS guards it. */
const UNSIGNED = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };

/** Keeps media in a bucket, addressed by path so that any endpoint will do. */
export function s3Storage({ endpoint, bucket, region, keyId, secret }: S3Config): MediaStorage {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 2,
  });
  const address = (key: string) => `${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`;
  const failed = (what: string, key: string, { status }: Response) =>
    new Error(`The media store refused to ${what} ${key}: ${status}`);

  return {
    async put(key, source, type) {
      const [body, length] = Buffer.isBuffer(source)
        ? [new Uint8Array(source), source.length]
        : [Readable.toWeb(createReadStream(source.file)), (await stat(source.file)).size];
      const headers = { ...UNSIGNED, 'content-type': type, 'content-length': String(length) };
      const signed = await client.sign(address(key), { method: 'PUT', headers });
      // Signed without its body, and sent with it: a stream can be neither read twice nor retried.
      const response = await fetch(signed.url, {
        method: 'PUT',
        headers: signed.headers,
        body,
        duplex: 'half',
      });
      if (!response.ok) throw failed('keep', key, response);
    },
    async size(key) {
      const response = await client.fetch(address(key), { method: 'HEAD', headers: UNSIGNED });
      if (response.status === 404) return null;
      if (!response.ok) throw failed('measure', key, response);
      return Number(response.headers.get('content-length') ?? 0);
    },
    async read(key, range) {
      const headers = range
        ? { ...UNSIGNED, range: `bytes=${range.start}-${range.end}` }
        : UNSIGNED;
      const response = await client.fetch(address(key), { headers });
      if (!response.ok || !response.body) throw failed('give', key, response);
      return Readable.fromWeb(response.body);
    },
    async delete(keys) {
      for (const key of keys) {
        const response = await client.fetch(address(key), { method: 'DELETE', headers: UNSIGNED });
        if (!response.ok && response.status !== 404) throw failed('forget', key, response);
      }
    },
  };
}
