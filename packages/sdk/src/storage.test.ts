import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMall } from './client';
import { browserStorage, memoryStorage } from './storage';

afterEach(() => void vi.unstubAllGlobals());

/** A browser's storage that refuses to write once it is full, as a private window's does from the start. */
function smallStorage(kept: Record<string, string> = {}, full = () => true) {
  const values = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem(key: string, value: string) {
      if (full()) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  };
}

describe('the browser’s storage', () => {
  it('is memory where there is none', () => {
    const storage = browserStorage();
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  it('can be named where there is none: nobody else is heard then', () => {
    const mall = createMall({ baseUrl: 'https://mall.test', storage: browserStorage() });
    expect(mall.session.get()).toBeNull();
  });

  it('that refuses to be touched is memory', () => {
    vi.stubGlobal('localStorage', {
      get getItem(): never {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const storage = browserStorage();
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
  });

  it('that refuses to write gives what was meant, not what it kept from before', () => {
    vi.stubGlobal('localStorage', smallStorage({ a: 'old' }));
    const storage = browserStorage();
    expect(storage.getItem('a')).toBe('old');
    storage.setItem('a', 'new');
    expect(storage.getItem('a')).toBe('new');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  it('that takes writes again is believed again', () => {
    let full = true;
    const kept = smallStorage({}, () => full);
    vi.stubGlobal('localStorage', kept);
    const storage = browserStorage();
    storage.setItem('a', 'in memory');
    full = false;
    storage.setItem('a', 'kept');
    kept.setItem('a', 'by another tab');
    expect(storage.getItem('a')).toBe('by another tab');
  });

  it('can be another area than localStorage', () => {
    const area = smallStorage({}, () => false);
    browserStorage(() => area).setItem('a', '1');
    expect(area.getItem('a')).toBe('1');
  });
});

describe('memory', () => {
  it('is not shared', () => {
    const one = memoryStorage();
    one.setItem('a', '1');
    expect(memoryStorage().getItem('a')).toBeNull();
  });
});
