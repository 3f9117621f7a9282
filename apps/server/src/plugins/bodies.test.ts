import type { FailureName } from '@mall/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { fakeSocial, type TestReply } from '../testing';
import { endpoints } from '../testing/access/endpoints';
import { formPaths } from '../testing/access/form-paths';
import { describeMall } from '../testing/describe-mall';
import { refused } from '../testing/refused';

const POSTER_GROUP = 4;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const mall = describeMall({ demo: true, social: fakeSocial, posterGroup: POSTER_GROUP });
afterEach(() => expect(mall.takeFaults()).toEqual([]));

const expectRefused = ({ status, body }: TestReply, code: number, failure: FailureName) =>
  expect([status, body]).toEqual([code, refused(failure)]);
const fields = (many: number) => Array.from({ length: many }, (_, at) => `k${at}=`).join('&');
/** JSON of an object with one text, of exactly this many bytes. */
const jsonOf = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe.each(formPaths)('%s', (path) => {
  test.each([
    ['a form of 100,000 fields', fields(100_000)],
    ['a form of more than 16 KB', `a=${'x'.repeat(16 * 1024)}`],
    ['a form of more than 60 fields', fields(61)],
    ['a form that repeats one field too often', 'a=1&'.repeat(61)],
  ])('refuses %s before its handler', async (_, form) => {
    expectRefused(await mall.as().post(path, form, FORM), 413, 'tooLarge');
  });

  test('refuses JSON of more than 16 KB before its handler', async () => {
    expectRefused(await mall.as().post(path, jsonOf(16 * 1024 + 1)), 413, 'tooLarge');
  });

  test('passes a form of 60 fields and 16 KB to its handler', async () => {
    const form = `${fields(59)}&a=`.padEnd(16 * 1024, 'x');
    const reply = await fetch(mall.baseUrl + path, {
      method: 'POST',
      headers: FORM,
      body: form,
      redirect: 'manual',
    });
    expect(reply.status).not.toBe(413);
  });
});

describe('a call of the contract', () => {
  const posted = endpoints.filter(({ method, files }) => method === 'POST' && !files);

  test.each(posted)('$path refuses a body over its limit', async ({ path, maxBodyBytes }) => {
    const limit = maxBodyBytes ?? 64 * 1024;
    const staff = await mall.makeMember({ role: 'staff', gid: POSTER_GROUP, isDealer: true });
    const url = path.replace(/\{\w+\}/g, '1');
    expectRefused(await mall.as(staff).post(url, jsonOf(limit + 1)), 413, 'tooLarge');
    expect((await mall.as(staff).post(url, jsonOf(limit))).status).not.toBe(413);
  });

  test('accepts the longest post of a client that escapes every character', async () => {
    const poster = await mall.makeMember({ gid: POSTER_GROUP });
    const post = { permission: '1', gids: [], product: [], picture: [], video: [] };
    // A zero-width space does not count: it is removed.
    const content = '\\ud83d\\ude0b\\u200b'.repeat(5_000);
    const body = JSON.stringify({ ...post, content: '' }).replace('""', `"${content}"`);
    const { status } = await mall.as(poster).post('/api/article/store', body);
    expect(status).toBe(200);
  });

  test('refuses JSON of more than 20 levels', async () => {
    expectRefused(await mall.as().post('/api/login', nested(21)), 400, 'malformed');
    expectRefused(await mall.as().post('/api/login', nested(20)), 422, 'invalidFields');
  });
});
