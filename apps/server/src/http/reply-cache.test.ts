import { expect, test } from 'vitest';
import { ReplyCache } from './reply-cache';

test('a reply keeps its version until its text changes', () => {
  const cache = new ReplyCache(500);
  const versionOf = (text: string, now: number) => {
    const found = cache.find('key', now);
    if (found.kind !== 'read') throw new Error(`Not to be read: ${found.kind}`);
    cache.putReply(found.reading, text, {});
    return cache.peek('key', now)?.version;
  };
  const first = versionOf('first', 0);
  expect(versionOf('first', 300)).toBe(first);
  expect(versionOf('second', 600)).not.toBe(first);
  expect(versionOf('first', 900)).not.toBe(first);
});
