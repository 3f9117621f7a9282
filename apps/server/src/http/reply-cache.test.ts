import { expect, test } from 'vitest';
import { ReplyCache, type Reading } from './reply-cache';

const AGE = 500;

/** Finds a key, and fails unless the caller has to read it. */
function mustRead(cache: ReplyCache, now: number): Reading {
  const found = cache.find('key', now);
  if (found.kind !== 'read') throw new Error(`Not to be read: ${found.kind}`);
  return found.reading;
}

/** A cache with a reply whose data was read at 0. */
function cacheWithReply() {
  const cache = new ReplyCache(AGE);
  cache.put(mustRead(cache, 0), 'first', {});
  return cache;
}

test('a reply is found until half of its age', () => {
  const cache = cacheWithReply();
  expect([0, 249].map((now) => cache.find('key', now).kind)).toEqual(['reply', 'reply']);
});

test('one request reads a reply again after half of its age while others still get it', () => {
  const cache = cacheWithReply();
  const reading = mustRead(cache, 250);
  expect([251, 499].map((now) => cache.find('key', now).kind)).toEqual(['reply', 'reply']);
  expect(cache.find('key', 500).kind).toBe('wait');
  cache.put(reading, 'second', {});
  expect(cache.find('key', 499).kind).toBe('reply');
});

test('a request waits for a reading that began within the age, and not for an earlier one', async () => {
  const cache = new ReplyCache(AGE);
  const reading = mustRead(cache, 0);
  const found = cache.find('key', 499);
  if (found.kind !== 'wait') throw new Error(found.kind);
  mustRead(cache, 500);
  cache.put(reading, 'first', {});
  const reply = await found.reply;
  expect((await reply?.encoded())?.identity.toString()).toBe('first');
});

test('a reading that ends without a reply lets those who wait read for themselves', async () => {
  const cache = new ReplyCache(AGE);
  const reading = mustRead(cache, 0);
  const found = cache.find('key', 1);
  cache.end(reading);
  expect(found.kind === 'wait' && (await found.reply)).toBeNull();
  mustRead(cache, 2);
});

test('a slow reading does not replace a reply that was read later', async () => {
  const cache = new ReplyCache(AGE);
  const slow = mustRead(cache, 0);
  cache.put(mustRead(cache, 600), 'later', {});
  cache.put(slow, 'earlier', {});
  const found = cache.find('key', 601);
  if (found.kind !== 'reply') throw new Error(found.kind);
  expect((await found.reply.encoded()).identity.toString()).toBe('later');
});
