import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMall } from './client';
import { browserStorage, memoryStorage } from './storage';

afterEach(() => void vi.unstubAllGlobals());

/**
 * A browser storage that refuses to write once it is full. In a private window that is from the
 * start.
 */
function smallStorage(blocked: Record<string, string> = {}, full = () => true) {
  const values = new Map(Object.entries(blocked));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem(key: string, value: string) {
      if (full()) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  };
}

describe('browserStorage', () => {
  it('is memory when there is no storage', () => {
    const storage = browserStorage();
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  it('works without cross-tab events when there is no storage', () => {
    const mall = createMall({ baseUrl: 'https://mall.test', storage: browserStorage() });
    expect(mall.session.get()).toBeNull();
  });

  it('is memory when accessing the storage throws', () => {
    vi.stubGlobal('localStorage', {
      get getItem(): never {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const storage = browserStorage();
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
  });

  it('returns the new value when a write is refused, not the older stored one', () => {
    vi.stubGlobal('localStorage', smallStorage({ a: 'old' }));
    const storage = browserStorage();
    expect(storage.getItem('a')).toBe('old');
    storage.setItem('a', 'new');
    expect(storage.getItem('a')).toBe('new');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  it('reads the storage again when it accepts writes again', () => {
    let full = true;
    const blocked = smallStorage({}, () => full);
    vi.stubGlobal('localStorage', blocked);
    const storage = browserStorage();
    storage.setItem('a', 'in memory');
    full = false;
    storage.setItem('a', 'stored');
    blocked.setItem('a', 'by another tab');
    expect(storage.getItem('a')).toBe('by another tab');
  });

  it('uses another storage area when one is given', () => {
    const area = smallStorage({}, () => false);
    browserStorage(() => area).setItem('a', '1');
    expect(area.getItem('a')).toBe('1');
  });
});

describe('memoryStorage', () => {
  it('is not shared between instances', () => {
    const one = memoryStorage();
    one.setItem('a', '1');
    expect(memoryStorage().getItem('a')).toBeNull();
  });
});
