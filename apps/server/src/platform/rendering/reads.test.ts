import { beforeEach, expect, test } from 'vitest';
import type { GuestReply } from './guest-reply';
import { ReadFailed, type RecordedReads, recordReads } from './reads';

let reply: GuestReply;
let reads: RecordedReads;
beforeEach(async () => {
  reply = { status: 200, type: 'application/json', text: '100 元', version: 1 };
  reads = recordReads(async () => reply);
  await reads.read('/api/product/detail/1', 'zh-TW');
});

test('reads are current when their version is, without a look at the text', async () => {
  reply = {
    ...reply,
    get text(): string {
      throw new Error('The text was read');
    },
  };
  expect(await reads.areCurrent()).toBe(true);
});

test('reads are current when another version has the same text', async () => {
  reply = { ...reply, version: 2 };
  expect(await reads.areCurrent()).toBe(true);
  reply = { ...reply, version: null };
  expect(await reads.areCurrent()).toBe(true);
});

test('reads are not current when a text or a status has changed', async () => {
  reply = { ...reply, text: '90 元', version: 2 };
  expect(await reads.areCurrent()).toBe(false);
  reply = { ...reply, text: '90 元', version: null };
  expect(await reads.areCurrent()).toBe(false);
  reply = { ...reply, text: '100 元', status: 410 };
  expect(await reads.areCurrent()).toBe(false);
});

test('reads fail when the API fails', async () => {
  reply = { ...reply, status: 500, version: null };
  await expect(reads.areCurrent()).rejects.toThrow(ReadFailed);
});
