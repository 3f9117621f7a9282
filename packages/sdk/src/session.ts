import { SESSION_LIFETIME } from './constants';
import { createListeners } from './listeners';
import type { MallStorage } from './storage';
import type { MemberProfile } from './types';

/** The session of the member who is signed in on this device. */
export interface Session {
  /** The bearer token. */
  readonly token: string;
  /** When the session started, in milliseconds since the epoch. */
  readonly startedAt: number;
  /** The member's profile, as last fetched. */
  readonly profile: MemberProfile;
}

/**
 * Why the session changed. `expired`: the session is older than six days; `unauthenticated`: the
 * server no longer accepts the token; `elsewhere`: another tab signed in or out.
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
   * The current session; null when nobody is signed in or the session is older than six days.
   * Returns the same object until something changes, so it can be called on every render.
   */
  get(): Session | null;
  /**
   * Why the session ended on this page, to show it on a sign-in page; null: none has ended here, or a new one has
   * started.
   */
  readonly endReason: SessionChange | null;
  /** Starts a session with a token obtained elsewhere; `mall.auth.login` calls this itself. */
  start(token: string, profile: MemberProfile): void;
  /** Stores a refetched profile; does nothing when nobody is signed in. */
  updateProfile(profile: MemberProfile): void;
  /** Clears the session and notifies listeners of the reason; `mall.auth.logout` also revokes the token. */
  end(change: Exclude<SessionChange, 'login' | 'profile'>): void;
  /**
   * Makes a call that ends the session on the server, like `mall.auth.logout`, and ends it on this
   * device. Listeners always receive `logout`, even if another call fails with 401 first.
   *
   * @param force - Ends the session on this device even if the call fails.
   * @throws the error of the call.
   * @example
   * await mall.session.endWith(() => fetch('/my-sign-out', { method: 'POST' }));
   */
  endWith(call: () => Promise<unknown>, force?: boolean): Promise<void>;
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
  let endReason: SessionChange | null = null;

  const save = (
    token: string,
    startedAt: number,
    profile: MemberProfile,
    change: SessionChange,
  ) => {
    current = { token, startedAt, profile };
    endReason = null;
    // The keys of the stored session are those of the specification.
    storage.setItem(KEY, JSON.stringify({ t: token, tt: startedAt, profile }));
    emit(current, change);
  };
  let endings = 0;
  const end: SessionStore['end'] = (change) => {
    if (!current) return;
    current = null;
    storage.removeItem(KEY);
    emit(current, (endReason = endings ? 'logout' : change));
  };

  const isOver = () => current && now() - current.startedAt >= SESSION_LIFETIME;

  storage.subscribe?.(KEY, () => {
    const theirs = read(storage);
    if (theirs?.token === current?.token) return;
    current = theirs;
    emit(current, 'elsewhere');
  });

  return {
    get() {
      if (!isOver()) return current;
      // Notifies after the caller has finished: `get()` may run during a render, and a listener
      // must not trigger a re-render from there.
      queueMicrotask(() => isOver() && end('expired'));
      return null;
    },
    get endReason() {
      return endReason;
    },
    start: (token, profile) => save(token, now(), profile, 'login'),
    updateProfile(profile) {
      if (current) save(current.token, current.startedAt, profile, 'profile');
    },
    end,
    async endWith(call, force) {
      const token = current?.token;
      endings += 1;
      try {
        await call();
        force = true;
      } finally {
        endings -= 1;
        if (force && current?.token === token) end('logout');
      }
    },
    subscribe,
  };
}

/** Returns a function that checks later whether the session is still the current one. */
export function sameSession(session: SessionStore): () => boolean {
  const token = session.get()?.token;
  return () => session.get()?.token === token;
}

/** Stored data may come from an older version or another program, so invalid data is ignored. */
function read(storage: MallStorage): Session | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '');
    const {
      t: token,
      tt: startedAt,
      profile,
    } = Object(stored) as Readonly<Record<string, unknown>>;
    return typeof token === 'string' && typeof startedAt === 'number' && isProfile(profile)
      ? { token, startedAt, profile }
      : null;
  } catch {
    return null;
  }
}

const isProfile = (profile: unknown): profile is MemberProfile => Object(profile) === profile;
