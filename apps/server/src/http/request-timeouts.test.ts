import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { TestMember } from '../testing';
import { describeMall } from '../testing/describe-mall';
import { envelopeIn, openRaw, type RawSocket } from '../testing/raw-socket';
import { refused } from '../testing/refused';

/**
 * Timeouts that a test can wait for; data in small pieces arrives more often than the idle timeout.
 */
const HURRY = {
  headMs: 400,
  bodyMs: 400,
  uploadBytesPerSecond: 2_000,
  authenticateMs: 1_500,
  // Not tested: longer than a busy machine takes to encode a picture.
  silenceMs: 60_000,
  checkEveryMs: 50,
};
const DROP_EVERY_MS = 40;
let poster: TestMember;
const open: RawSocket[] = [];
const timers: NodeJS.Timeout[] = [];
const mall = describeMall({ requestTimeouts: HURRY }, { reset: false });
beforeAll(async () => {
  poster = await mall.makeMember({ gid: 4 });
});
afterEach(() => {
  timers.splice(0).forEach((timer) => clearInterval(timer));
  open.splice(0).forEach((socket) => socket.close());
});

const sendText = (text: string) => {
  const socket = openRaw(mall.baseUrl);
  open.push(socket);
  socket.send(text);
  return socket;
};
/** Sends a part repeatedly, without ever completing the request. */
const drip = (socket: RawSocket, part: string | Buffer = 'x') => {
  timers.push(setInterval(() => socket.send(part), DROP_EVERY_MS));
  return socket;
};
const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'host: mall.test', ...headers, '', ''].join('\r\n');
const upload = (...headers: string[]) =>
  head(
    'POST /api/article/media/store',
    `authorization: Bearer ${poster.token}`,
    'content-type: multipart/form-data; boundary=x',
    ...headers,
  );
const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="v"\r\n\r\n';
const storedFiles = async () =>
  (await readdir(path.join(mall.dataDir, 'uploads')).catch(() => [])).length;

test.each<[what: string, begin: () => string, drop?: string]>([
  [
    'a body',
    () => head('POST /api/login', 'content-type: application/json', 'content-length: 10000'),
  ],
  [
    'a body without a length',
    () => head('POST /api/login', 'content-type: application/json', 'transfer-encoding: chunked'),
    '1\r\nx\r\n',
  ],
  [
    'a form',
    () =>
      head(
        'POST /api/payment/ecpay/callback',
        'content-type: application/x-www-form-urlencoded',
        'content-length: 10000',
      ),
  ],
  ['an upload', () => upload('content-length: 100000') + PART],
  ['an upload without a length', () => upload('transfer-encoding: chunked'), '1\r\nx\r\n'],
])('%s that arrives too slowly is cut off', async (_, begin, drop = 'x') => {
  const answer = await drip(sendText(begin()), drop).ended;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(envelopeIn(answer)).toEqual(refused('tooSlow'));
  await expect.poll(storedFiles).toBe(0);
});

test.each([
  ['a body to nowhere', () => head('POST /api/nowhere', 'content-length: 100000')],
  [
    'a body to an address that cannot be read',
    () => head('POST /%E0%A4%A', 'content-length: 9999'),
  ],
  [
    'a body of an unauthorized call',
    () =>
      head('POST /api/order/refund', 'content-type: application/json', 'content-length: 100000'),
  ],
  [
    'a body to the socket',
    () => head('POST /socket.io/?EIO=4&transport=polling', 'content-length: 100000'),
  ],
  ['the body of a GET', () => head('GET /api/qa', 'content-length: 100000')],
])('%s is answered, and its connection is closed anyway', async (_, begin) => {
  expect(await drip(sendText(begin())).ended).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
});

test('a head that arrives too slowly is cut off', async () => {
  const answer = await drip(sendText('GET /api/qa HTTP/1.1\r\nhost: mall.test\r\nx-slow: ')).ended;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(envelopeIn(answer)).toEqual(refused('tooSlow'));
});

test('a client that sends nothing is cut off', async () => {
  await sendText('').ended;
});

test('an upload that stops after its head is cut off', async () => {
  const answer = await sendText(upload('content-length: 100000')).ended;
  expect(envelopeIn(answer)).toEqual(refused('tooSlow'));
});

test('an upload that keeps arriving may take its time', async () => {
  const noise = randomBytes(200 * 150 * 3);
  const file = await sharp(noise, { raw: { width: 200, height: 150, channels: 3 } })
    .png()
    .toBuffer();
  const socket = sendText(upload('transfer-encoding: chunked', 'connection: close'));
  socket.send(chunkOf(`--x\r\ncontent-disposition: form-data; name="type"\r\n\r\n1\r\n${PART}`));
  // Far longer than the timeout for a body.
  const parts = 40;
  for (let sent = 0; sent < parts; sent += 1) {
    const [from, to] = [sent, sent + 1].map((each) => Math.floor((file.length * each) / parts));
    socket.send(chunkOf(file.subarray(from, to)));
    // eslint-disable-next-line no-restricted-syntax -- the test is about a slow client: a slower one passes too
    await new Promise((resolve) => setTimeout(resolve, DROP_EVERY_MS));
  }
  socket.send(chunkOf('\r\n--x--\r\n'));
  socket.send('0\r\n\r\n');
  expect(await socket.ended).toMatch(/^HTTP\/1\.1 200 /);
});

/** A chunk of a body without a length. */
function chunkOf(data: string | Buffer): Buffer {
  const bytes = Buffer.from(data);
  return Buffer.concat([
    Buffer.from(`${bytes.length.toString(16)}\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);
}
