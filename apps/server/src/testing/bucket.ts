import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../platform/media/s3-storage';

/** An object of a simulated bucket. */
export interface BucketObject {
  readonly bytes: Buffer;
  readonly type: string | undefined;
}

/** A simulated bucket that verifies every signature itself. */
export interface TestBucket {
  readonly config: S3Config;
  /** Its objects by key. */
  readonly objects: Map<string, BucketObject>;
  /** How many times it still answers that it is busy. */
  busy: number;
  /** Keys that are listed, but whose objects are deleted before they can be read. */
  readonly vanished: Set<string>;
  stop(): Promise<void>;
}

type Answer = readonly [status: number, body?: Buffer | string];

const SECRET = 'the-secret';
/** Keys of one reply to a list; S3 lists 1,000. */
const PAGE = 3;

/** Starts a simulated bucket on a free local port. */
export async function startBucket(): Promise<TestBucket> {
  const objects = new Map<string, BucketObject>();
  const vanished = new Set<string>();

  async function answer(request: IncomingMessage): Promise<Answer> {
    const bytes = await buffer(request);
    if (!isSigned(request)) return [403];
    if (bucket.busy > 0) {
      bucket.busy -= 1;
      return [503];
    }
    const { pathname, searchParams } = new URL(request.url ?? '', bucket.config.endpoint);
    const key = decodeURIComponent(pathname).replace(/^\/mall\/?/, '');
    if (searchParams.get('list-type') === '2') return [200, list(searchParams)];
    const found = vanished.has(key) ? undefined : objects.get(key);
    switch (request.method) {
      case 'PUT':
        // S3 refuses a chunked upload.
        if (request.headers['content-length'] !== String(bytes.length)) return [411];
        objects.set(key, { bytes, type: request.headers['content-type'] });
        return [200];
      case 'DELETE':
        objects.delete(key);
        return [204];
      default: {
        if (!found) return [404];
        const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
        if (from === undefined) return [200, found.bytes];
        return [206, found.bytes.subarray(Number(from), Number(to) + 1)];
      }
    }
  }

  /** One page of keys, as ListObjectsV2 answers. */
  function list(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].sort().filter((key) => key > after);
    const page = keys.slice(0, PAGE);
    const isTruncated = keys.length > PAGE;
    return [
      '<ListBucketResult>',
      `<IsTruncated>${isTruncated}</IsTruncated>`,
      isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '',
      ...page.map((key) => `<Contents><Key>${key}</Key></Contents>`),
      '</ListBucketResult>',
    ].join('');
  }

  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      response.writeHead(status, length);
      response.end(request.method === 'HEAD' ? undefined : body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const bucket: TestBucket = {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'mall',
      region: 'ap-northeast-1',
      keyId: 'the-key',
      secret: SECRET,
    },
    objects,
    busy: 0,
    vanished,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return bucket;
}

/** Computes AWS Signature Version 4 from its specification. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const { authorization = '' } = headers;
  const [, scope = '', names = '', signature] =
    /Credential=the-key\/(\S+), SignedHeaders=(\S+), Signature=(\w{64})$/.exec(authorization) ?? [];
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const [place, query = ''] = url.split('?');
  const canonical = [
    method,
    place,
    query.split('&').sort().join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n');
  const sign = (key: string | Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest();
  const key = [day, region, service, end].reduce<string | Buffer>(sign, `AWS4${SECRET}`);
  return signature === sign(key, toSign).toString('hex');
}
