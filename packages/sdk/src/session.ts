import { SESSION_LIFETIME } from './constants';
import { createListeners } from './listeners';
import type { MallStorage } from './storage';
import type { MemberProfile } from './types';

/** Who is signed in on this device (spec §3, User). */
export interface Session {
  /** The bearer token. */
  readonly t: string;
  /** When it was got, in milliseconds. */
  readonly tt: number;
  /** Who it is, as last read. */
  readonly profile: MemberProfile;
}

/**
 * Why the session changed. `expired`: six days have passed; `unauthenticated`: the server no longer
 * knows the token; `elsewhere`: another tab signed in or out.
 */
export type SessionChange =
  'login' | 'logout' | 'profile' | 'expired' | 'unauthenticated' | 'elsewhere';

type Listener = (session: Session | null, change: SessionChange) => void;

const KEY = 'mall.session';

/** The session of one mall: kept in its storage, told to whoever listens. */
export interface SessionStore {
  /**
   * Who is signed in; null when nobody is, or when six days have passed. The same object until
   * something changes; cheap to ask at every render.
   */
  get(): Session | null;
  /** Signs somebody in who was given a token elsewhere; `mall.auth.login` does it by itself. */
  start(t: string, profile: MemberProfile): void;
  /** Keeps a profile that was read anew; nothing happens when nobody is signed in. */
  updateProfile(profile: MemberProfile): void;
  /** Forgets who is signed in, and tells why; `mall.auth.logout` also has the token revoked. */
  end(change: Exclude<SessionChange, 'login' | 'profile'>): void;
  /**
   * Calls back at every change; returns how to stop.
   *
   * @example
   * mall.session.subscribe((session, change) => { if (change === 'expired') location.assign('/login'); });
   */
  subscribe(listener: Listener): () => void;
}

/**
 * Opens the session kept in `storage`.
 *
 * @param now - The clock, in milliseconds; tests pass their own.
 */
export function createSession(storage: MallStorage, now: () => number = Date.now): SessionStore {
  const { tell, subscribe } = createListeners<Parameters<Listener>>();
  let current = read(storage);

  const keep = (session: Session, change: SessionChange) => {
    current = session;
    storage.setItem(KEY, JSON.stringify(session));
    tell(current, change);
  };
  const end: SessionStore['end'] = (change) => {
    if (!current) return;
    current = null;
    storage.removeItem(KEY);
    tell(current, change);
  };

  const isOver = () => current !== null && now() - current.tt >= SESSION_LIFETIME;

  storage.subscribe?.(KEY, () => {
    const theirs = read(storage);
    if (theirs?.t === current?.t) return;
    current = theirs;
    tell(current, 'elsewhere');
  });

  return {
    get() {
      if (!isOver()) return current;
      // Told once the caller is done: a page that asks while it is drawn must not be redrawn amid it.
      queueMicrotask(() => isOver() && end('expired'));
      return null;
    },
    start: (t, profile) => keep({ t, tt: now(), profile }, 'login'),
    updateProfile(profile) {
      if (current) keep({ ...current, profile }, 'profile');
    },
    end,
    subscribe,
  };
}

/** Whether it is still the session of now that one asks of later: another one may begin meanwhile. */
export function sameSession(session: SessionStore): () => boolean {
  const t = session.get()?.t;
  return () => session.get()?.t === t;
}

/** What storage holds may be of an older version or someone else's: anything unlike a session is none. */
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
