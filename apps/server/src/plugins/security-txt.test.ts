import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { configs } from '../db/schema';
import { startTestMall, type TestMall } from '../testing';
import { DAY_MS } from '../kernel/time';

const ADDRESS = '/.well-known/security.txt';
const DAY = DAY_MS;

/** The file's fields, each with all its values. */
async function read(mall: TestMall) {
  const reply = await fetch(mall.baseUrl + ADDRESS);
  const text = await reply.text();
  const valuesOf = (field: string) =>
    [...text.matchAll(new RegExp(`^${field}: (.*)$`, 'gm'))].map(([, value]) => value);
  return { reply, valuesOf };
}

describe('/.well-known/security.txt', () => {
  let mall: TestMall;
  beforeAll(async () => {
    mall = await startTestMall({ publicUrl: 'https://mall.example' });
  });
  beforeEach(() => mall.reset());
  afterAll(() => mall.stop());

  test('names the contact, its own address and its expiry', async () => {
    const { reply, valuesOf } = await read(mall);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(valuesOf('Contact')).toEqual(['https://mall.example/service']);
    expect(valuesOf('Canonical')).toEqual([`https://mall.example${ADDRESS}`]);
    expect(valuesOf('Preferred-Languages')).toEqual(['zh-TW, en']);
    const [expires = ''] = valuesOf('Expires');
    expect(valuesOf('Expires')).toHaveLength(1);
    expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
    const days = (Date.parse(expires) - Date.now()) / DAY;
    expect([days > 30, days < 365]).toEqual([true, true]);
  });

  test('lists the shop’s mailbox first, when it has one', async () => {
    await mall.db.insert(configs).values({ group: 'common', key: 'email', value: 'hi@mall.test' });
    const { valuesOf } = await read(mall);
    expect(valuesOf('Contact')).toEqual(['mailto:hi@mall.test', 'https://mall.example/service']);
  });

  test('ignores a setting that is no mailbox', async () => {
    const value = 'hi@mall.test\nContact: https://evil.test';
    await mall.db.insert(configs).values({ group: 'common', key: 'email', value });
    expect((await read(mall)).valuesOf('Contact')).toEqual(['https://mall.example/service']);
  });
});

test('security.txt does not exist without a contact, and no page replaces it', async () => {
  const siteRoot = await mkdtemp(path.join(tmpdir(), 'mall-site-'));
  await writeFile(path.join(siteRoot, 'index.html'), '<!doctype html><title>巷口市集</title>');
  const mall = await startTestMall({ publicUrl: null }, { siteRoot });
  try {
    expect((await mall.as().get(ADDRESS)).status).toBe(404);
    expect((await mall.as().get('/.well-known/nothing')).status).toBe(404);
  } finally {
    await mall.stop();
    await rm(siteRoot, { recursive: true });
  }
});
