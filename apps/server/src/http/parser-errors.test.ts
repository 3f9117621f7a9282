import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failures, type FailureName } from '@mall/contract';
import { messages } from '@mall/contract/messages';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestMall, type TestMall } from '../testing';
import { envelopeIn, openRaw } from '../testing/raw-socket';
import { refused } from '../testing/refused';

let mall: TestMall;
let siteRoot: string;
beforeAll(async () => {
  siteRoot = await mkdtemp(path.join(tmpdir(), 'mall-site-'));
  await writeFile(path.join(siteRoot, 'index.html'), '<!doctype html><title>巷口市集</title>');
  mall = await startTestMall({ demo: true }, { siteRoot });
});
afterEach(() => expect(mall.takeFaults()).toEqual([]));
afterAll(async () => {
  await mall.stop();
  await rm(siteRoot, { recursive: true });
});

/** Sends data, and collects everything until the server has closed the connection. */
const answerTo = async (...lines: readonly string[]): Promise<string> => {
  const socket = openRaw(mall.baseUrl);
  socket.send(lines.join('\r\n'));
  return socket.ended;
};
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);

/**
 * Expects a refusal like every other: in the envelope, with a message, not cached, with a request
 * id.
 */
function expectRefusal(answer: string, name: FailureName, status = failures[name].status): void {
  expect(answer).toMatch(/^HTTP\/1\.1 /);
  expect([statusOf(answer), envelopeIn(answer)]).toEqual([status, refused(name)]);
  expect(envelopeIn(answer)).toMatchObject({ msg: messages['zh-TW'].failures[name] });
  for (const header of [
    /^content-type: application\/json; charset=utf-8\r$/im,
    /^cache-control: no-store\r$/im,
    /^x-request-id: [\w-]{8,}\r$/im,
    /^connection: close\r$/im,
    /^x-content-type-options: nosniff\r$/im,
    /^content-security-policy: default-src .*\r$/im,
  ]) {
    expect(answer).toMatch(header);
  }
}

describe('the server refuses invalid or oversized HTTP in the envelope', () => {
  const HOST = 'host: mall.test';
  const CHUNKED = ['content-type: application/json', 'transfer-encoding: chunked'];
  test.each<[what: string, lines: string[], name: FailureName, status?: number]>([
    ['an address of 17 KB', [`GET /${'a'.repeat(17_000)} HTTP/1.1`, HOST, '', ''], 'tooLarge', 431],
    [
      'an address of 17 KB at the API',
      [`GET /api/${'a'.repeat(17_000)} HTTP/1.1`, HOST, '', ''],
      'tooLarge',
      431,
    ],
    [
      'a header of 20 KB',
      ['GET / HTTP/1.1', HOST, `x: ${'a'.repeat(20_000)}`, '', ''],
      'tooLarge',
      431,
    ],
    [
      'many headers',
      ['GET / HTTP/1.1', HOST, ...Array.from({ length: 3_000 }, (_, at) => `x-${at}: y`), '', ''],
      'tooLarge',
      431,
    ],
    ['a method that is none', ['FETCH / HTTP/1.1', HOST, '', ''], 'malformed'],
    ['a lower-case method', ['get / HTTP/1.1', HOST, '', ''], 'malformed'],
    ['another version', ['GET / HTTP/3.0', HOST, '', ''], 'malformed'],
    ['no version that could be', ['GET / HTTP/x', HOST, '', ''], 'malformed'],
    ['a folded header', ['GET / HTTP/1.1', HOST, 'x: a', ' b', '', ''], 'malformed'],
    ['a header without a colon', ['GET / HTTP/1.1', HOST, 'nothing', '', ''], 'malformed'],
    ['no host', ['GET / HTTP/1.1', '', ''], 'malformed'],
    [
      'a length that is no number',
      ['POST /api/login HTTP/1.1', HOST, 'content-length: x', '', ''],
      'malformed',
    ],
    [
      'a length below nothing',
      ['POST /api/login HTTP/1.1', HOST, 'content-length: -1', '', ''],
      'malformed',
    ],
    [
      'two lengths',
      ['POST /api/login HTTP/1.1', HOST, 'content-length: 1', 'content-length: 2', '', ''],
      'malformed',
    ],
    [
      'a length and chunks',
      ['POST /api/login HTTP/1.1', HOST, 'content-length: 1', ...CHUNKED, '', ''],
      'malformed',
    ],
    [
      'a chunk that is none',
      ['POST /api/login HTTP/1.1', HOST, ...CHUNKED, '', 'zz', 'x', ''],
      'malformed',
    ],
    [
      'a chunk longer than its size',
      ['POST /api/login HTTP/1.1', HOST, ...CHUNKED, '', '1', 'xyz', ''],
      'malformed',
    ],
    [
      'another encoding of the transfer',
      ['POST /api/login HTTP/1.1', HOST, 'transfer-encoding: x', '', ''],
      'malformed',
    ],
    ['HTTP/2', ['PRI * HTTP/2.0', '', 'SM', '', ''], 'malformed'],
    ['TLS', ['\u0016\u0003\u0001\u0002', ''], 'malformed'],
  ])('%s', async (_, lines, name, status) => {
    expectRefusal(await answerTo(...lines), name, status);
  });
});

describe('a request to upgrade to another protocol', () => {
  const upgrade = (line: string, protocol: string, ...more: string[]) =>
    answerTo(`${line} HTTP/1.1`, 'host: mall.test', `upgrade: ${protocol}`, ...more);
  const SETTINGS = 'http2-settings: AAMAAABkAAQCAAAAAAIAAAAA';

  for (const protocol of ['h2c', 'websocket', 'TLS/1.0', 'x, y']) {
    test.each([
      ['GET /api/qa', 200],
      ['GET /', 200],
      ['HEAD /mall', 200],
      ['GET /api/nowhere', 404],
      ['GET /media/nothing', 404],
      ['GET /socket.io', 404],
      ['GET //', 200],
    ])(`is answered in HTTP/1.1: ${protocol}, %s`, async (line, status) => {
      const connection = 'connection: Upgrade, HTTP2-Settings';
      const answer = await upgrade(line, protocol, connection, SETTINGS, '', '');
      expect(statusOf(answer)).toBe(status);
      expect(answer).toMatch(/^connection: close\r$/im);
    });
  }

  test('gets the complete response', async () => {
    const answer = await upgrade('GET /api/qa', 'h2c', 'connection: upgrade', '', '');
    expect(answer).toMatch(/"valid":true/);
    const other = await upgrade('GET /api/order/list', 'h2c', 'connection: upgrade', '', '');
    expect(envelopeIn(other)).toEqual(refused('unauthenticated'));
  });

  test.each([['content-length: 2'], ['transfer-encoding: chunked']])(
    'is refused when it has a body, which would not be read: %s',
    async (length) => {
      const body = ['connection: upgrade', 'content-type: application/json', length, '', '{}'];
      expectRefusal(await upgrade('POST /api/login', 'h2c', ...body), 'malformed');
    },
  );

  test('is ignored when its client disconnects at once', async () => {
    const socket = openRaw(mall.baseUrl);
    socket.send('GET /api/qa HTTP/1.1\r\nhost: x\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n');
    socket.close();
    await socket.ended;
    expect((await mall.as().get('/api/qa')).status).toBe(200);
  });
});
