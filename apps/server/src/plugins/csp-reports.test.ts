import { beforeEach, describe, expect, test } from 'vitest';
import { trustedProxies } from '../http/trusted-proxies';
import { describeMall } from '../testing/describe-mall';
import { LIMITS_ARE_ADDED_UP_LATER } from '../testing/limits-are-added-up-later';

const mall = describeMall(
  { trustProxy: trustedProxies('1'), logLevel: 'warn' },
  { oneServerBecause: LIMITS_ARE_ADDED_UP_LATER },
);
// A new server counts from zero, and the closed one has logged its counts.
beforeEach(async () => {
  await mall.restart();
  mall.takeLines();
});

const ONE = 'application/csp-report';
const LIST = 'application/reports+json';

const send = (type: string, body: string, network = '203.0.113.1') =>
  fetch(`${mall.baseUrl}/csp-report`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': network },
    body,
  });

const violation = (directive: string, blocked: string) =>
  JSON.stringify({ 'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked } });

/** The violations of the log with their counts. */
async function logged(): Promise<Readonly<Record<string, number>>> {
  await mall.restart();
  return Object.fromEntries(
    mall.takeLines().flatMap(({ violation: name, count }) => (name ? [[name, count]] : [])),
  );
}

describe('a report of a policy violation', () => {
  test('is counted by directive and origin, without path and query', async () => {
    const typed = 'https://evil.example/collect?card=4311952222222222';
    for (const address of [typed, 'https://evil.example/other']) {
      expect((await send(ONE, violation('connect-src', address))).status).toBe(204);
    }
    expect((await send(ONE, violation('script-src-elem', 'inline'))).status).toBe(204);
    expect((await send(ONE, violation('img-src', 'blob:https://a.example/1'))).status).toBe(204);
    expect((await send(ONE, violation('font-src', 'data:font/woff2;base64,AA'))).status).toBe(204);
    expect(await logged()).toEqual({
      'connect-src https://evil.example': 2,
      'script-src-elem inline': 1,
      'img-src https://a.example': 1,
      'font-src data:': 1,
    });
  });

  test('is read from a list that holds reports of other kinds', async () => {
    const list = [
      { type: 'deprecation', body: { id: 'x' } },
      {
        type: 'csp-violation',
        body: { effectiveDirective: 'style-src-attr', blockedURL: 'inline' },
      },
    ];
    expect((await send(LIST, JSON.stringify(list))).status).toBe(204);
    expect(await logged()).toEqual({ 'style-src-attr inline': 1 });
  });

  test('writes no text of its sender into the log', async () => {
    await send(ONE, violation('script-src\nlevel=60 hacked', 'a\nb'));
    await send(ONE, violation('<script>', 'not an address'));
    expect(await logged()).toEqual({ 'script-src unknown': 1, 'unknown unknown': 1 });
  });

  test('is refused when it is malformed, large or of another type', async () => {
    for (const [type, body, status] of [
      [ONE, '{', 400],
      [ONE, '{}', 400],
      [ONE, 'null', 400],
      [LIST, '{"type":"csp-violation"}', 400],
      [ONE, violation('img-src', 'x'.repeat(20_000)), 413],
      ['text/plain', violation('img-src', 'inline'), 400],
    ] as const) {
      expect([body.slice(0, 40), (await send(type, body)).status]).toEqual([
        body.slice(0, 40),
        status,
      ]);
    }
    expect(await logged()).toEqual({});
    expect(mall.takeFaults()).toEqual([]);
  });

  test('is refused with 429 when its network sends more than 60 a minute', async () => {
    const report = violation('img-src', 'inline');
    for (let sent = 0; sent < 60; sent += 1) await send(ONE, report);
    const refused = await send(ONE, report);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(ONE, report, '203.0.113.2')).status).toBe(204);
    expect(await logged()).toEqual({ 'img-src inline': 61 });
  });
});

test('pages name the address for reports in their policy', async () => {
  const { headers } = await fetch(`${mall.baseUrl}/api/qa`);
  expect(headers.get('content-security-policy')).toMatch(/report-uri \/csp-report;report-to csp/);
  expect(headers.get('reporting-endpoints')).toBe('csp="/csp-report"');
  expect((await fetch(`${mall.baseUrl}/csp-report`)).status).toBe(404);
});
