import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { inChildSpan } from '../../kernel/work-context';
import type { MediaStorage } from './storage';

/** A bucket of any S3-compatible storage. */
export interface S3Config {
  /** `https://s3.ap-northeast-1.amazonaws.com`, `https://….r2.cloudflarestorage.com` … */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

const TIMEOUT_MS = 60_000;

/** Stores media in a bucket with path-style addresses, which every endpoint supports. */
export function s3Storage({ endpoint, bucket, region, keyId, secret }: S3Config): MediaStorage {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    forcePathStyle: true,
    // Other S3-compatible stores do not support Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: TIMEOUT_MS, requestTimeout: TIMEOUT_MS },
  });
  const at = (key: string) => ({ Bucket: bucket, Key: key });

  return {
    async put(key, source, type) {
      const [body, length] = Buffer.isBuffer(source)
        ? [source, source.length]
        : [createReadStream(source.file), (await stat(source.file)).size];
      const about = { ...at(key), ContentType: type, ContentLength: length };
      await traced('PUT', () => client.send(new PutObjectCommand({ ...about, Body: body }))).catch(
        refusal(`PUT ${key}`),
      );
    },
    async size(key) {
      try {
        return (
          (await traced('HEAD', () => client.send(new HeadObjectCommand(at(key))))).ContentLength ??
          0
        );
      } catch (error) {
        return statusOf(error) === 404 ? null : refusal(`HEAD ${key}`)(error);
      }
    },
    async read(key, range) {
      const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const { Body: body, $metadata: about } = await traced('GET', () =>
        client.send(new GetObjectCommand({ ...at(key), ...part })),
      ).catch(refusal(`GET ${key}`));
      const isWhole = about.httpStatusCode === (range ? 206 : 200);
      if (isWhole && body instanceof Readable) return body;
      throw new Error(`The media store answered GET ${key} with ${about.httpStatusCode}`);
    },
    async *list() {
      try {
        for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket: bucket }))
          for (const { Key } of Contents ?? []) if (Key !== undefined) yield Key;
      } catch (error) {
        refusal('LIST')(error);
      }
    },
    async delete(keys) {
      for (const key of keys) {
        await traced('DELETE', () => client.send(new DeleteObjectCommand(at(key)))).catch(
          (error: unknown) => {
            if (statusOf(error) !== 404) refusal(`DELETE ${key}`)(error);
          },
        );
      }
    },
  };
}

const traced = <Result>(operation: string, send: () => Promise<Result>): Promise<Result> =>
  inChildSpan(`s3 ${operation}`, 'client', send);

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** Names the failed operation; the storage's own error is the cause. */
const refusal =
  (call: string) =>
  (cause: unknown): never => {
    throw new Error(`The media store answered ${call} with ${statusOf(cause) ?? 'nothing'}`, {
      cause,
    });
  };
