import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
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

/** One call of the store. */
interface StoreCall {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | Readable;
}

/** Uploads are streamed, and a stream cannot be hashed before it is sent; TLS guards it. */
const UNSIGNED = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
const PATIENCE_MS = 60_000;

/** Keeps media in a bucket, addressed by path so that any endpoint will do. */
export function s3Storage({ endpoint, bucket, region, keyId, secret }: S3Config): MediaStorage {
  const signer = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
  });
  const send = async (key: string, call: StoreCall): Promise<IncomingMessage> => {
    const address = `${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`;
    const { method } = call;
    const { url, headers } = await signer.sign(address, {
      method,
      headers: { ...UNSIGNED, ...call.headers },
    });
    const { request } = url.startsWith('https:') ? https : http;
    const sent = request(url, {
      method,
      headers: Object.fromEntries(headers),
      timeout: PATIENCE_MS,
    });
    sent.on('timeout', () => sent.destroy(new Error('The media store does not answer')));
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    if (call.body === undefined || Buffer.isBuffer(call.body)) sent.end(call.body);
    else await Promise.all([pipeline(call.body, sent), answered]);
    const [response] = await answered;
    return response;
  };
  /** Calls, reads past the answer's body, and gives its status and headers. */
  const ask = async (key: string, call: StoreCall, ...fine: number[]) => {
    const response = await send(key, call);
    response.resume();
    const { statusCode: status = 0, headers } = response;
    if (status !== 200 && !fine.includes(status)) throw refusal(call, key, status);
    return { status, headers };
  };

  return {
    async put(key, source, type) {
      const [body, length] = Buffer.isBuffer(source)
        ? [source, source.length]
        : [createReadStream(source.file), (await stat(source.file)).size];
      const headers = { 'content-type': type, 'content-length': String(length) };
      await ask(key, { method: 'PUT', headers, body });
    },
    async size(key) {
      const { status, headers } = await ask(key, { method: 'HEAD' }, 404);
      return status === 404 ? null : Number(headers['content-length'] ?? 0);
    },
    async read(key, range) {
      const call: StoreCall = {
        method: 'GET',
        headers: range ? { range: `bytes=${range.start}-${range.end}` } : {},
      };
      const response = await send(key, call);
      const { statusCode = 0 } = response;
      if (statusCode === (range ? 206 : 200)) return response;
      response.resume();
      throw refusal(call, key, statusCode);
    },
    async delete(keys) {
      for (const key of keys) await ask(key, { method: 'DELETE' }, 204, 404);
    },
  };
}

const refusal = ({ method }: StoreCall, key: string, status: number) =>
  new Error(`The media store answered ${method} ${key} with ${status}`);
