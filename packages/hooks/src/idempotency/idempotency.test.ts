import { MallError, memoryStorage } from '@mall/sdk';
import { beforeEach, describe, expect, it } from 'vitest';
import { createIdempotencyKeys, clearIdempotencyKeys, sendOnce } from './idempotency';

const request = { total_amount: 100 };

describe('an idempotency key', () => {
  const storage = memoryStorage();
  const keys = (name = 'pay:7:1') => createIdempotencyKeys(name, storage);
  beforeEach(() => storage.removeItem('mall.idempotency'));

  it('is the same for the same request, also after a reload', () => {
    expect(keys().keyFor(request)).toBe(keys().keyFor({ ...request }));
  });
  it('is another one for another request, and the first is then dropped', () => {
    const first = keys().keyFor(request);
    const second = keys().keyFor({ total_amount: 101 });
    expect(second).not.toBe(first);
    expect(keys().keyFor(request)).not.toBe(first);
  });
  it('is another one for another name', () => {
    const one = keys('pay:7:1').keyFor(request);
    expect(keys('pay:7:2').keyFor(request)).not.toBe(one);
    expect(keys('pay:8:1').keyFor(request)).not.toBe(one);
    expect(keys('pay:7:1').keyFor(request)).toBe(one);
  });
  it('is dropped after a response, and others are not', () => {
    const [one, other] = [keys().keyFor(request), keys('again:A').keyFor(request)];
    keys().clear();
    expect(keys().keyFor(request)).not.toBe(one);
    expect(keys('again:A').keyFor(request)).toBe(other);
  });
  it('stores a request that contains line breaks', () => {
    const note = { note: '請放\n管理室' };
    expect(keys().keyFor(note)).toBe(keys().keyFor(note));
  });
  it.each(['', '{', 'null', '[]', '{"pay:7:1":"key"}', '{"pay:7:1":[1,2]}'])(
    'is a new one when storage holds %j',
    (stored) => {
      storage.setItem('mall.idempotency', stored);
      const key = keys().keyFor(request);
      expect(key).toMatch(/^[\d-]{20,43}$/);
      expect(keys().keyFor(request)).toBe(key);
    },
  );
});

describe('sendOnce', () => {
  beforeEach(clearIdempotencyKeys);
  const refused = (code: number) => () =>
    Promise.reject(new MallError({ data: null, code, msg: '' }));
  /** Returns the key before and after an attempt with this result. */
  async function keyAround(attempt: () => Promise<unknown>) {
    const used: string[] = [];
    const send = (work: () => Promise<unknown>) =>
      sendOnce('pay:7:1', request, (key) => (used.push(key), work())).catch(() => undefined);
    await send(attempt);
    await send(() => Promise.resolve());
    return used[0] === used[1] ? 'kept' : 'forgotten';
  }

  it.each([
    ['an answer', () => Promise.resolve(), 'forgotten'],
    ['a refusal', refused(1306), 'forgotten'],
    ['no connection', refused(0), 'kept'],
    ['a fault of the server', refused(1099), 'kept'],
    ['an unavailable server', refused(1012), 'kept'],
    ['a server without storage space', refused(1013), 'kept'],
    ['an aborted call', () => Promise.reject(new DOMException('', 'AbortError')), 'kept'],
  ])('after %s the key is %s', async (_, attempt, fate) => {
    expect(await keyAround(attempt)).toBe(fate);
  });
});
