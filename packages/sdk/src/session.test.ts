import { describe, expect, it, vi } from 'vitest';
import { createSession } from './session';
import { memoryStorage, type MallStorage } from './storage';
import { memberProfile as profile } from './testing/member-profile';

/** In milliseconds: 6 × 24 × 3,600 seconds. */
const SIX_DAYS = 518_400_000;

/** Two tabs over one storage: each hears what the other writes. */
function twoTabs(): [MallStorage, MallStorage] {
  const shared = memoryStorage();
  const listeners: Set<() => void>[] = [new Set(), new Set()];
  const tab = (mine: number): MallStorage => {
    const tell = () => listeners[1 - mine]?.forEach((listener) => listener());
    return {
      getItem: shared.getItem,
      setItem: (key, value) => (shared.setItem(key, value), tell()),
      removeItem: (key) => (shared.removeItem(key), tell()),
      subscribe: (_key, changed) => {
        listeners[mine]?.add(changed);
        return () => void listeners[mine]?.delete(changed);
      },
    };
  };
  return [tab(0), tab(1)];
}

describe('a session', () => {
  it('is kept in storage, and found there again', () => {
    const storage = memoryStorage();
    createSession(storage, () => 1000).start('token', profile);
    expect(createSession(storage, () => 2000).get()).toEqual({ t: 'token', tt: 1000, profile });
  });

  it('ends after six days, and says so once whoever asked is done', async () => {
    let now = 0;
    const session = createSession(memoryStorage(), () => now);
    const heard = vi.fn();
    session.start('token', profile);
    session.subscribe(heard);
    now = SIX_DAYS - 1;
    expect(session.get()?.t).toBe('token');
    now = SIX_DAYS;
    expect(session.get()).toBeNull();
    expect(session.get()).toBeNull();
    expect(heard).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(heard).toHaveBeenCalledExactlyOnceWith(null, 'expired');
  });

  it('that starts anew in the same breath as an old one ran out is left alone', async () => {
    let now = 0;
    const session = createSession(memoryStorage(), () => now);
    session.start('token', profile);
    now = SIX_DAYS;
    expect(session.get()).toBeNull();
    session.start('newer', profile);
    await Promise.resolve();
    expect(session.get()?.t).toBe('newer');
  });

  it('ends in every tab when it ends in one', () => {
    const [here, there] = twoTabs();
    const one = createSession(here);
    const other = createSession(there);
    const heard = vi.fn();
    one.start('token', profile);
    expect(other.get()?.t).toBe('token');
    other.subscribe(heard);
    one.end('logout');
    expect(other.get()).toBeNull();
    expect(heard).toHaveBeenCalledExactlyOnceWith(null, 'elsewhere');
  });

  it('that only got a new profile in the other tab is the same: nobody is told', () => {
    const [here, there] = twoTabs();
    const one = createSession(here);
    one.start('token', profile);
    const other = createSession(there);
    const heard = vi.fn();
    other.subscribe(heard);
    one.updateProfile({ ...profile, points: 30 });
    expect(heard).not.toHaveBeenCalled();
    expect(other.get()?.t).toBe('token');
  });

  it('tells of its end once, however often it is ended', () => {
    const session = createSession(memoryStorage());
    const heard = vi.fn();
    session.start('token', profile);
    session.subscribe(heard);
    session.end('unauthenticated');
    session.end('unauthenticated');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('keeps its token and time when the profile is brought up to date', () => {
    const session = createSession(memoryStorage(), () => 5);
    session.start('token', profile);
    session.updateProfile({ ...profile, points: 30 });
    expect(session.get()).toMatchObject({ t: 'token', tt: 5, profile: { points: 30 } });
  });

  it.each(['', 'null', '{', '{"t":1}', '[]', '{"t":"x","tt":"y","profile":{}}'])(
    'is none when storage holds %j',
    (kept) => {
      const storage = memoryStorage();
      storage.setItem('mall.session', kept);
      expect(createSession(storage).get()).toBeNull();
    },
  );
});
