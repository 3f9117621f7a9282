import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '../db/schema';
import { startTestMall, type TestMall } from '../testing';
import { openSocket } from '../testing/sockets';

let mall: TestMall;
let address: string;
let siteRoot: string;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  if (bound === null || typeof bound === 'string') throw new Error('No port is free');
  return bound.port;
}

beforeAll(async () => {
  siteRoot = await mkdtemp(path.join(tmpdir(), 'mall-site-'));
  await mkdir(path.join(siteRoot, 'assets'));
  for (const file of ['index.html', 'assets/a.js', 'assets/b.js']) {
    await writeFile(path.join(siteRoot, file), '<!doctype html><title>巷口市集</title>');
  }
  const metrics = { host: '127.0.0.1', port: await freePort() };
  address = `http://${metrics.host}:${metrics.port}/metrics`;
  mall = await startTestMall(
    { metrics, readMaxAge: 60_000 },
    { siteRoot, oneServerBecause: 'each server measures itself' },
  );
});
afterAll(async () => {
  await mall.stop();
  await rm(siteRoot, { recursive: true });
});

const read = async () => (await fetch(address)).text();

/** The value of a series now; undefined: it has none. */
async function valueOf(series: string): Promise<number | undefined> {
  const text = await read();
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

/** Expects a count of requests. One is measured after its response, so its caller may read too early. */
const expectMeasured = (labels: string, times: number) =>
  expect.poll(() => valueOf(`mall_http_request_seconds_count{${labels}}`)).toBe(times);

test('requests are measured by route and status, without their values', async () => {
  for (const id of [1, 2, 3]) await fetch(`${mall.baseUrl}/api/product/detail/${id}`);
  await expectMeasured('method="GET",route="/api/product/detail/:id",status="404"', 3);
  expect(await read()).not.toContain('/detail/1');
});

test('built files are measured as one route', async () => {
  for (const file of ['a', 'b']) {
    expect((await fetch(`${mall.baseUrl}/assets/${file}.js`)).status).toBe(200);
  }
  await expectMeasured('method="GET",route="/assets/*",status="200"', 2);
});

test('replies from memory are counted beside those that were read', async () => {
  const count = (from: string) => valueOf(`mall_guest_replies_total{from="${from}"}`);
  const [memory = 0, database = 0] = [await count('memory'), await count('database')];
  for (let request = 0; request < 3; request += 1) await fetch(`${mall.baseUrl}/api/configs`);
  expect(await count('database')).toBe(database + 1);
  expect(await count('memory')).toBe(memory + 2);
  // Also a cached reply bypasses no measurement.
  await expectMeasured('method="GET",route="/api/configs",status="200"', 3);
});

test('reports of policy violations are counted', async () => {
  expect(await valueOf('mall_csp_reports_total')).toBe(0);
  await fetch(`${mall.baseUrl}/csp-report`, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: JSON.stringify({ 'csp-report': { 'violated-directive': "img-src 'self'" } }),
  });
  expect(await valueOf('mall_csp_reports_total')).toBe(1);
});

test('waiting messages are measured with the age of the oldest one', async () => {
  expect(await valueOf('mall_outbox_waiting{kind="mail"}')).toBeUndefined();
  const hourAgo = new Date(Date.now() - 3_600_000);
  const nextTryAt = new Date(Date.now() + 3_600_000);
  await mall.db.insert(outbox).values([
    { kind: 'mail', payload: {}, createdAt: hourAgo, nextTryAt },
    { kind: 'mail', payload: {}, nextTryAt },
    { kind: 'mail', payload: {}, state: 'sent', createdAt: new Date(0), nextTryAt },
  ]);
  expect(await valueOf('mall_outbox_waiting{kind="mail"}')).toBe(2);
  expect(await valueOf('mall_outbox_oldest_seconds{kind="mail"}')).toBeGreaterThanOrEqual(3_600);
});

test('open sockets, connections and the event loop are measured', async () => {
  const { token } = await mall.makeMember();
  const socket = await openSocket(mall.baseUrl, token);
  expect(await valueOf('mall_sockets')).toBe(1);
  socket.close();
  expect(await valueOf('mall_database_connections{state="waited_for"}')).toBe(0);
  expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(0);
});

test('the measurements are on their own port alone', async () => {
  const page = await (await fetch(`${mall.baseUrl}/metrics`)).text();
  expect(page).not.toContain('mall_sockets');
  expect((await fetch(address.replace('/metrics', '/api/configs'))).status).toBe(404);
});

test('the dashboard shows only measurements that exist', async () => {
  const file = new URL('../../../../docs/grafana-dashboard.json', import.meta.url);
  const dashboard = await readFile(file, 'utf8');
  const shown = new Set(dashboard.match(/\b(?:mall|nodejs|process)_[a-z0-9_]+/g));
  expect(shown.size).toBeGreaterThan(10);
  const text = await (await fetch(address)).text();
  const measured = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
  const parts = ['', '_count', '_bucket', '_sum'];
  const existing = new Set(measured.flatMap((name) => parts.map((part) => name + part)));
  expect([...shown].filter((name) => !existing.has(name))).toEqual([]);
});
