import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { staffContract, type StaffFailureName } from '@mall/contract/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestMall, type TestMall } from '../testing';
import { makeColleague, type TestColleague } from '../testing/colleagues';
import { callRaw } from '../testing/raw-call';
import { refused } from '../testing/refused';

const PAGE = '/api/staff/docs';
const DOCUMENT = '/api/staff/docs/json';
/** The page, its document in both forms, and a file. */
const ADDRESSES = [PAGE, `${PAGE}/`, DOCUMENT, `${PAGE}/yaml`, `${PAGE}/static/swagger-ui.css`];

let folder: string;
let mall: TestMall;
let clerk: TestColleague;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mall-desk-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>後台</title>');
  mall = await startTestMall({}, { deskRoot: folder });
});
afterAll(async () => {
  await mall.stop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await mall.reset();
  clerk = await makeColleague(mall, ['clerk']);
});

type Headers = Readonly<Record<string, string>>;
const open = (address: string, headers: Headers = {}) => callRaw(mall.baseUrl, address, headers);

/** The headers of everybody who may not read the document, and the refusal. */
const refusedCallers: readonly [string, () => Promise<Headers>, StaffFailureName, number][] = [
  ['a guest', async () => ({}), 'unauthenticated', 401],
  [
    'a session of the site',
    async () => ({
      authorization: `Bearer ${clerk.siteToken}`,
      cookie: `desk=${clerk.siteToken}`,
    }),
    'unauthenticated',
    401,
  ],
  [
    'a session without the second factor',
    async () => ({
      cookie: (await makeColleague(mall, ['owner'], { hasFactor: false })).cookie(),
    }),
    'factorMissing',
    403,
  ],
  [
    'a locked session',
    async () => {
      await clerk.post('/api/staff/session/lock');
      return { cookie: clerk.cookie() };
    },
    'deskLocked',
    403,
  ],
];

describe.each(refusedCallers)('%s', (_who, headersOf, failure, status) => {
  test('is refused the documentation', async () => {
    const headers = await headersOf();
    for (const address of ADDRESSES) {
      const reply = await open(address, headers);
      expect([address, reply.status, JSON.parse(reply.body)]).toEqual([
        address,
        status,
        refused(failure),
      ]);
      expect(reply.headers['cache-control']).toBe('no-store');
    }
  });

  test('is led to the desk when a browser opens the page', async () => {
    const headers = { ...(await headersOf()), accept: 'text/html,application/xhtml+xml,*/*' };
    const reply = await open(PAGE, headers);
    expect([reply.status, reply.headers.location]).toEqual([302, '/desk']);
    expect(reply.body).not.toContain('swagger');
  });
});

test('a colleague reads the page, which nobody stores, frames or lists', async () => {
  for (const address of ADDRESSES) {
    const { status, headers } = await open(address, { cookie: clerk.cookie() });
    expect([address, status]).toEqual([address, 200]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
  }
});

test('the page of a colleague loads nothing from another host, and sends no writes', async () => {
  const { body } = await open(PAGE, { cookie: clerk.cookie() });
  expect(body).toContain('src="/api/staff/docs/static/swagger-ui-bundle.js"');
  expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  const script = await open(`${PAGE}/static/swagger-initializer.js`, { cookie: clerk.cookie() });
  expect(script.body).toContain('"supportedSubmitMethods":["get"]');
});

test('the document of a colleague has every call of the staff, and that of the shop has none', async () => {
  const paths = Object.values(staffContract).flatMap((endpoints) =>
    Object.values(endpoints).map((endpoint: { readonly path: string }) => endpoint.path),
  );
  const { body } = await open(DOCUMENT, { cookie: clerk.cookie() });
  const document = JSON.parse(body) as { readonly paths: Readonly<Record<string, object>> };
  expect(Object.keys(document.paths).toSorted()).toEqual([...new Set(paths)].toSorted());
  for (const form of ['json', 'yaml'])
    expect((await open(`/api/docs/${form}`)).body).not.toContain('/api/staff');
});
