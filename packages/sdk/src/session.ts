import { SESSION_LIFETIME } from './constants';
import { createListeners } from './listeners';
import type { MallStorage } from './storage';
import type { MemberProfile } from './types';

/** The session of the member who is signed in on this device. */
export interface Session {
  /** The bearer token. */
  readonly t: string;
  /** When the session started, in milliseconds since the epoch. */
  readonly tt: number;
  /** The member's profile, as last fetched. */
  readonly profile: MemberProfile;
}

/**
 * Why the session changed. `expired`: the session is older than six days; `unauthenticated`: the server no
 * longer accepts the token; `elsewhere`: another tab signed in or out.
 */
export type SessionChange =
  | 'login'
  | 'logout'
  | 'profile'
  | 'expired'
  | 'unauthenticated'
  | 'elsewhere';

type Listener = (session: Session | null, change: SessionChange) => void;

const KEY = 'mall.session';

/** The session of one client: persisted in its storage, with listeners for changes. */
export interface SessionStore {
  /**
   * The current session; null when nobody is signed in or the session is older than six days. Returns the
   * same object until something changes, so it is safe and cheap to call on every render.
   */
  get(): Session | null;
  /** Starts a session with a token obtained elsewhere; `mall.auth.login` calls this itself. */
  start(t: string, profile: MemberProfile): void;
  /** Stores a refetched profile; does nothing when nobody is signed in. */
  updateProfile(profile: MemberProfile): void;
  /** Clears the session and notifies listeners of the reason; `mall.auth.logout` also revokes the token. */
  end(change: Exclude<SessionChange, 'login' | 'profile'>): void;
  /**
   * Makes a call that ends the session at the mall, as `mall.auth.logout` does, and ends it here. The mall refuses
   * everything else that is under way from then on, perhaps before the call's own answer is here: whatever tells
   * first, listeners hear `logout`, since the member asked for it.
   *
   * @param anyway - Ends it here even if the call fails.
   * @throws what the call throws.
   * @example
   * await mall.session.endingBy(() => fetch('/my-sign-out', { method: 'POST' }));
   */
  endingBy(call: () => Promise<unknown>, anyway?: boolean): Promise<void>;
  /**
   * Calls `listener` on every change; returns the function that unsubscribes.
   *
   * @example
   * mall.session.subscribe((session, change) => { if (change === 'expired') location.assign('/login'); });
   */
  subscribe(listener: Listener): () => void;
}

/**
 * Restores the session from `storage`.
 *
 * @param now - Returns the current time in milliseconds; tests pass their own.
 */
export function createSession(storage: MallStorage, now: () => number = Date.now): SessionStore {
  const { emit, subscribe } = createListeners<Parameters<Listener>>();
  let current = read(storage);

  const keep = (session: Session, change: SessionChange) => {
    current = session;
    storage.setItem(KEY, JSON.stringify(session));
    emit(current, change);
  };
  let endings = 0;
  const end: SessionStore['end'] = (change) => {
    if (!current) return;
    current = null;
    storage.removeItem(KEY);
    emit(current, endings ? 'logout' : change);
  };

  const isOver = () => current !== null && now() - current.tt >= SESSION_LIFETIME;

  storage.subscribe?.(KEY, () => {
    const theirs = read(storage);
    if (theirs?.t === current?.t) return;
    current = theirs;
    emit(current, 'elsewhere');
  });

  return {
    get() {
      if (!isOver()) return current;
      // Notify after the caller has finished: `get()` may run during a render, and a listener must not
      // trigger a re-render from there.
      queueMicrotask(() => isOver() && end('expired'));
      return null;
    },
    start: (t, profile) => keep({ t, tt: now(), profile }, 'login'),
    updateProfile(profile) {
      if (current) keep({ ...current, profile }, 'profile');
    },
    end,
    async endingBy(call, anyway) {
      const t = current?.t;
      endings += 1;
      try {
        await call();
        anyway = true;
      } finally {
        endings -= 1;
        if (anyway && current?.t === t) end('logout');
      }
    },
    subscribe,
  };
}

/** Tells, when asked later, whether the session is still the one of now. */
export function sameSession(session: SessionStore): () => boolean {
  const t = session.get()?.t;
  return () => session.get()?.t === t;
}

/**
 * Stored data may come from an older version or another program: anything that is not a valid session is
 * ignored.
 */
function read(storage: MallStorage): Session | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return isSession(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isSession(kept: unknown): kept is Session {
  const { t, tt, profile } = Object(kept) as Readonly<Record<string, unknown>>;
  return typeof t === 'string' && typeof tt === 'number' && Object(profile) === profile;
}
