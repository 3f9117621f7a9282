import type { CallOptions, Http } from './http/http';
import type { SessionStore } from './session';
import type { Body, Captcha, MemberProfile } from './types';

/** What signing in asks of a shopper; the password as typed. */
export type LoginInput = Omit<Extract<Body<'auth', 'login'>, { type: 'account' }>, 'type'>;
/** What registering asks of a shopper; the password as typed. */
export type RegisterInput = Body<'auth', 'register'>;

/** Signing in and out (spec §4, Session). */
export interface Auth {
  /** A picture to read, and a question in words for whoever cannot read it. */
  captcha(options?: CallOptions): Promise<Captcha>;
  /**
   * Signs in and keeps the session.
   * @throws MallError `captchaWrong`, `signInFailed`, `signInBlocked`, `invalidFields`
   */
  login(input: LoginInput, options?: CallOptions): Promise<MemberProfile>;
  /**
   * Registers, signs in and keeps the session.
   * @throws MallError `captchaWrong`, `accountUnavailable`, `invalidFields`
   */
  register(input: RegisterInput, options?: CallOptions): Promise<MemberProfile>;
  /** Revokes the token and ends the session; the session ends even when the mall cannot be reached. */
  logout(options?: CallOptions): Promise<void>;
}

/** base64 of the password's UTF-8 bytes, as the wire carries it (spec §5). */
function encodePassword(password: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(password)));
}

/** The calls of signing in and out, over one session. */
export function createAuth(http: Http, session: SessionStore): Auth {
  return {
    captcha: (options) => http.call('auth', 'captcha', {}, options),
    async login(input, options) {
      const body = { ...input, type: 'account', password: encodePassword(input.password) } as const;
      const { t, profile } = await http.call('auth', 'login', { body }, options);
      session.start(t, profile);
      return profile;
    },
    async register(input, options) {
      const body = { ...input, password: encodePassword(input.password) };
      const { t, profile } = await http.call('auth', 'register', { body }, options);
      session.start(t, profile);
      return profile;
    },
    async logout(options) {
      const leaving = session.get()?.t;
      try {
        await http.call('auth', 'logout', {}, options);
      } finally {
        // Whoever signed in meanwhile stays.
        if (session.get()?.t === leaving) session.end('logout');
      }
    },
  };
}
