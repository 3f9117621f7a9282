import { describe, expect, it, vi } from 'vitest';
import { createSession } from './session';
import { memoryStorage, type MallStorage } from './storage';
import { memberProfile as profile } from './testing/member-profile';

/** In milliseconds: 6 × 24 × 3,600 seconds. */
const SIX_DAYS = 518_400_000;

/** Creates two tabs over one storage; each receives the storage events of the other. */
function twoTabs(): [MallStorage, MallStorage] {
  const shared = memoryStorage();
  const listeners: Set<() => void>[] = [new Set(), new Set()];
  const tab = (mine: number): MallStorage => {
    const notify = () => listeners[1 - mine]?.forEach((listener) => listener());
    return {
      getItem: shared.getItem,
      setItem: (key, value) => (shared.setItem(key, value), notify()),
      removeItem: (key) => (shared.removeItem(key), notify()),
      subscribe: (_key, changed) => {
        listeners[mine]?.add(changed);
        return () => void listeners[mine]?.delete(changed);
      },
    };
  };
  return [tab(0), tab(1)];
}

describe('SessionStore', () => {
  it('stores the session and restores it', () => {
    const storage = memoryStorage();
    createSession(storage, () => 1000).start('token', profile);
    expect(createSession(storage, () => 2000).get()).toEqual({
      token: 'token',
      startedAt: 1000,
      profile,
    });
  });

  it('expires after six days and notifies once after the caller has finished', async () => {
    let now = 0;
    const session = createSession(memoryStorage(), () => now);
    const listener = vi.fn();
    session.start('token', profile);
    session.subscribe(listener);
    now = SIX_DAYS - 1;
    expect(session.get()?.token).toBe('token');
    now = SIX_DAYS;
    expect(session.get()).toBeNull();
    expect(session.get()).toBeNull();
    expect(listener).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(listener).toHaveBeenCalledExactlyOnceWith(null, 'expired');
  });

  it('returns why it ended until the next sign-in, also when it was over before the page opened', async () => {
    const storage = memoryStorage();
    createSession(storage, () => 0).start('token', profile);
    const session = createSession(storage, () => SIX_DAYS);
    expect(session.endReason).toBeNull();
    expect(session.get()).toBeNull();
    await Promise.resolve();
    expect(session.endReason).toBe('expired');
    session.start('token', profile);
    expect(session.endReason).toBeNull();
    session.end('unauthenticated');
    expect(session.endReason).toBe('unauthenticated');
  });

  it('keeps a new session that starts in the same tick as the old one expires', async () => {
    let now = 0;
    const session = createSession(memoryStorage(), () => now);
    session.start('token', profile);
    now = SIX_DAYS;
    expect(session.get()).toBeNull();
    session.start('newer', profile);
    await Promise.resolve();
    expect(session.get()?.token).toBe('newer');
  });

  it('ends in every tab when it ends in one', () => {
    const [here, there] = twoTabs();
    const one = createSession(here);
    const other = createSession(there);
    const listener = vi.fn();
    one.start('token', profile);
    expect(other.get()?.token).toBe('token');
    other.subscribe(listener);
    one.end('logout');
    expect(other.get()).toBeNull();
    expect(listener).toHaveBeenCalledExactlyOnceWith(null, 'elsewhere');
  });

  it('does not notify when only the profile changed in another tab', () => {
    const [here, there] = twoTabs();
    const one = createSession(here);
    one.start('token', profile);
    const other = createSession(there);
    const listener = vi.fn();
    other.subscribe(listener);
    one.updateProfile({ ...profile, points: 30 });
    expect(listener).not.toHaveBeenCalled();
    expect(other.get()?.token).toBe('token');
  });

  it('notifies once when it is ended several times', () => {
    const session = createSession(memoryStorage());
    const listener = vi.fn();
    session.start('token', profile);
    session.subscribe(listener);
    session.end('unauthenticated');
    session.end('unauthenticated');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('keeps its token and time when the profile is updated', () => {
    const session = createSession(memoryStorage(), () => 5);
    session.start('token', profile);
    session.updateProfile({ ...profile, points: 30 });
    expect(session.get()).toMatchObject({ token: 'token', startedAt: 5, profile: { points: 30 } });
  });

  it.each(['', 'null', '{', '{"t":1}', '[]', '{"t":"x","tt":"y","profile":{}}'])(
    'returns null when storage holds %j',
    (stored) => {
      const storage = memoryStorage();
      storage.setItem('mall.session', stored);
      expect(createSession(storage).get()).toBeNull();
    },
  );
});
