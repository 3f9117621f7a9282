import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failures } from '@mall/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { io } from 'socket.io-client';
import { fakeSocial, startTestMall, testPicture, type TestMall } from '../index';
import { seededRandom, type RandomSource } from '../seeded-random';
import { nextEvent, testSockets } from '../pages';
import { openRaw } from '../raw-socket';
import { fullOr } from '../scale';
import { callFor, endpoints } from './endpoints';
import { fuzzValue } from './fuzz-values';
import { formPaths } from './form-paths';
import { brokenMultipart } from './fuzz-multipart';
import { rawRequest } from './fuzz-raw';
import { createFixture, type Fixture } from './fixture';

/** Short timeouts: no test here sends the rest of an incomplete request. */
const SHORT_TIMEOUTS = {
  headMs: 700,
  bodyMs: 700,
  uploadBytesPerSecond: 1_000_000,
  authenticateMs: 5_000,
  silenceMs: 5_000,
  checkEveryMs: 100,
};
let mall: TestMall;
let siteRoot: string;
let fixture: Fixture;
const pages = testSockets(() => mall.baseUrl);
beforeAll(async () => {
  siteRoot = await mkdtemp(path.join(tmpdir(), 'mall-site-'));
  await writeFile(path.join(siteRoot, 'index.html'), '<!doctype html><html><head></head></html>');
  // With every route that a shop can have: the sandbox, the mailbox and the simulated providers, too.
  mall = await startTestMall(
    { requestTimeouts: SHORT_TIMEOUTS, demo: true, social: fakeSocial },
    { siteRoot },
  );
  fixture = await createFixture(mall);
});
afterEach(() => {
  pages.close();
  expect(mall.takeFaults()).toEqual([]);
});
afterAll(async () => {
  await mall.stop();
  await rm(siteRoot, { recursive: true });
});

const codes = new Set(Object.values(failures).map(({ code }) => code));
const bearer = (pick: RandomSource): string[] => {
  const people = Object.values(fixture.people);
  const one = people[pick(people.length + 1)];
  return one ? [`authorization: Bearer ${one.token}`] : [];
};
/** A random value that a URL can hold: no lone surrogate. */
const inAddress = (pick: RandomSource) =>
  Buffer.from(String(fuzzValue(pick, 0)))
    .toString()
    .slice(0, 500);
/** Runs `work` this many times, 12 at once. */
async function often(times: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < times) await work((next += 1));
  };
  await Promise.all(Array.from({ length: 12 }, worker));
}

/** Expects no 5xx, and every refusal in the envelope with a known code. */
function check(answer: string, sent: string): void {
  const report = () => `${sent.slice(0, 1_500)}\n→ ${answer.slice(0, 600)}`;
  for (const one of answer.split(/(?=^HTTP\/1\.1 )/m)) {
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(one)?.[1]);
    expect(status, report()).toBeLessThan(500);
    const body = one.slice(one.indexOf('\r\n\r\n') + 4);
    const isJson = /^content-type: application\/json/im.test(one);
    if (status >= 400 && !/^content-type: text\/(html|plain)/im.test(one) && body !== '') {
      expect(isJson, report()).toBe(true);
    }
    if (!isJson || body === '' || /transfer-encoding: chunked/i.test(one)) continue;
    const reply = JSON.parse(body) as Record<string, unknown>;
    if (status < 400) continue;
    expect(Object.keys(reply).sort(), report()).toEqual(['code', 'data', 'msg', 'valid']);
    expect(codes.has(Number(reply['code'])), report()).toBe(true);
  }
}

const RAW = fullOr(600, 5_000);

test(`the server answers ${RAW} malformed HTTP requests without a 5xx`, async () => {
  const pick = seededRandom(20_261_122);
  const known = endpoints.map(({ path: each }) => each.replace(/\{\w+\}/g, '1'));
  let refused = 0;
  await often(RAW, async () => {
    const request = rawRequest(pick, bearer(pick), known);
    const socket = openRaw(mall.baseUrl);
    socket.send(request);
    const answer = await socket.ended;
    if (request.length > 0) check(answer, request.toString());
    if (/^HTTP\/1\.1 4/.test(answer)) refused += 1;
  });
  expect(refused).toBeGreaterThan(RAW / 4);
});

const UPLOADS = fullOr(300, 2_500);

test(`the upload endpoints answer ${UPLOADS} malformed multipart bodies in the envelope`, async () => {
  const pick = seededRandom(20_261_123);
  const picture = await testPicture();
  const uploads = endpoints.filter(({ files }) => files !== undefined);
  await often(UPLOADS, async () => {
    const { contentType, body } = brokenMultipart(pick, picture);
    const url = uploads[pick(uploads.length)]?.path ?? '';
    const isCut = pick(6) === 0;
    const head = [
      `POST ${url} HTTP/1.1`,
      'host: mall.test',
      'connection: close',
      ...bearer(pick),
      `content-type: ${contentType}`,
      `content-length: ${body.length + (isCut ? 10 : 0)}`,
    ];
    const socket = openRaw(mall.baseUrl);
    socket.send(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
    check(await socket.ended, `${head.join('\n')}\n\n${body.toString('latin1')}`);
  });
});

const HANG_UPS = fullOr(100, 1_000);

test(`the server logs no fault when ${HANG_UPS} clients disconnect during a request`, async () => {
  const pick = seededRandom(20_261_124);
  const known = endpoints.map(({ path: each }) => each.replace(/\{\w+\}/g, '1'));
  await often(HANG_UPS, async () => {
    const request = rawRequest(pick, bearer(pick), known);
    const socket = openRaw(mall.baseUrl);
    socket.send(pick(2) === 0 ? request : request.subarray(0, pick(request.length + 1)));
    // eslint-disable-next-line no-restricted-syntax -- disconnects at many moments of a request; none may be logged
    if (pick(3) > 0) await new Promise((resolve) => setTimeout(resolve, pick(5)));
    socket.close();
    await socket.ended;
  });
});

const FORMS = fullOr(300, 2_000);
const entries = [...formPaths, '/stand-in/facebook/debug_token', '/stand-in/facebook/me'];
test(`routes outside of the contract answer ${FORMS} random forms and bodies without a 5xx`, async () => {
  const pick = seededRandom(20_261_125);
  await often(FORMS, async () => {
    const url = entries[pick(entries.length)] ?? '';
    const value = fuzzValue(pick);
    const isForm = pick(2) === 0;
    const sent = Object.entries(
      typeof value === 'object' && value ? value : { CheckMacValue: value },
    );
    const body = isForm
      ? new URLSearchParams(
          sent.map(([name, each]): [string, string] => [name, String(each)]),
        ).toString()
      : JSON.stringify(value);
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    const method = pick(4) === 0 ? 'GET' : 'POST';
    const reply = await fetch(
      mall.baseUrl +
        url +
        (method === 'GET' ? `?${body.slice(0, 2_000).replace(/[^\x21-\x7e]/g, '')}` : ''),
      {
        method,
        redirect: 'manual',
        headers: { 'content-type': type },
        ...(method === 'POST' ? { body } : {}),
      },
    );
    expect(reply.status, `${method} ${url} ${body}`).toBeLessThan(500);
    await reply.text();
  });
});

const EVENTS = fullOr(300, 3_000);

test(`sockets answer ${EVENTS} random events in the envelope and without a fault`, async () => {
  const pick = seededRandom(20_261_126);
  let answered = 0;
  // Fewer than the chat's rate limit, whose refusals would hide the others.
  const EACH = 25;
  for (let at = 0; at < EVENTS / EACH; at += 1) {
    const person = await mall.makeMember({ role: at % 3 === 0 ? 'staff' : 'member' });
    const socket = await pages.welcomed(person);
    const loose = socket as unknown as ReturnType<typeof io>;
    for (let sent = 0; sent < EACH; sent += 1) {
      const event =
        ['chat', 'seen', 'chat', 'seen', 'typing', 'message', '__proto__', '\u0000'][pick(8)] ??
        'x';
      const good = {
        type: 1,
        client_id: `client-${at}-${sent}`,
        text: '在嗎',
        until: 1,
        is_typing: true,
      };
      const payload =
        pick(3) === 0
          ? fuzzValue(pick)
          : {
              ...good,
              [['text', 'client_id', 'member_id', 'type', 'until', 'is_typing'][pick(6)] ?? 'text']:
                fuzzValue(pick),
            };
      if (!['chat', 'seen', 'typing'].includes(event)) {
        loose.emit(event, payload);
        continue;
      }
      const reply = (await loose.timeout(5_000).emitWithAck(event, payload)) as Record<
        string,
        unknown
      >;
      const report = () => `${event} ${JSON.stringify(payload)} → ${JSON.stringify(reply)}`;
      const named = reply['valid'] === true ? [] : ['request_id'];
      const keys = ['code', 'data', 'msg', ...named, 'valid'];
      expect(Object.keys(reply).sort(), report()).toEqual(keys);
      expect(reply['code'], report()).not.toBe(1099);
      answered += 1;
    }
    expect(socket.connected).toBe(true);
    socket.close();
  }
  expect(answered).toBeGreaterThan(EVENTS / 2);
});

const HANDSHAKES = fullOr(60, 500);

test(`the socket server refuses ${HANDSHAKES} handshakes with random tokens`, async () => {
  const pick = seededRandom(20_261_127);
  await often(HANDSHAKES, async () => {
    const socket = io(mall.baseUrl, {
      query: {
        token: inAddress(pick),
        language: inAddress(pick),
      },
      auth: { token: fuzzValue(pick) },
      transports: [pick(2) === 0 ? 'websocket' : 'polling'],
      reconnection: false,
      forceNew: true,
    });
    const error = await nextEvent(socket, 'connect_error');
    socket.close();
    expect(error).toBeInstanceOf(Error);
  });
});

const FILLED = fullOr(100, 1_000);

test(`the API answers ${FILLED} calls without a 5xx when their headers and query are random`, async () => {
  const pick = seededRandom(20_261_128);
  await often(FILLED, async () => {
    const endpoint = endpoints[pick(endpoints.length)];
    if (!endpoint || endpoint.files) return;
    const { params = {}, body } = await callFor(endpoint, fixture, 'guest');
    const filled = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    );
    const text = JSON.stringify(body ?? {});
    const names = Object.keys(endpoint.query?.shape ?? { page: 1 });
    const query = names.map((name) => `${name}=${encodeURIComponent(inAddress(pick))}`).join('&');
    const head = [
      `${endpoint.method} ${filled}?${query} HTTP/1.1`,
      'host: mall.test',
      'connection: close',
      ...bearer(pick),
      `idempotency-key: ${pick(2) === 0 ? 'same-key-each-time' : 'x'}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(text)}`,
    ];
    const socket = openRaw(mall.baseUrl);
    socket.send(`${head.join('\r\n')}\r\n\r\n${text}`);
    check(await socket.ended, `${head.join('\n')}\n${text}`);
  });
});
