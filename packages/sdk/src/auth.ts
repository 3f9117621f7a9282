import type { CallOptions, Http } from './http/http';
import { sameSession, type SessionStore } from './session';
import type { Body, Captcha, MemberProfile, Reply } from './types';

type Login = Body<'auth', 'login'>;

/** What signing in asks of a shopper; the password as typed. */
export type LoginInput = Omit<Extract<Login, { type: 'account' }>, 'type'>;
/** What a provider's sign-in page gave back: `type` says whose, `sign` is what the mall shows them. */
export type SocialLoginInput = Exclude<Login, { type: 'account' }>;
/** What registering asks of a shopper; the password as typed. */
export type RegisterInput = Body<'auth', 'register'>;
/** An address, and proof that a person asks. */
export type LetterInput = Body<'auth', 'forgetMail'>;
/** The device that somebody signs in on. */
export type DeviceInput = Body<'auth', 'activate'>;

/** Signing in and out (spec §4, Session). */
export interface Auth {
  /** A picture to read, and a question in words for whoever cannot read it. */
  captcha(options?: CallOptions): Promise<Captcha>;
  /**
   * Signs in and keeps the session.
   * @throws MallError `captchaWrong`, `signInFailed`, `signInBlocked`, `confirmationNeeded`, `invalidFields`
   */
  login(input: LoginInput, options?: CallOptions): Promise<MemberProfile>;
  /**
   * Signs in by LINE or Facebook and keeps the session (spec §3, Social sign-in). The mall asks the
   * provider who it is; nothing else of the payload is believed.
   *
   * @throws MallError `providerRefused`, `providerUnavailable`, `emailNeeded`, `signInBlocked`;
   *   `confirmationNeeded` when the address is a member's, who is asked by mail
   * @example
   * await mall.auth.loginBy({ type: 'line', sign: code, code_verifier, nonce, redirect_uri, device_name });
   */
  loginBy(input: SocialLoginInput, options?: CallOptions): Promise<MemberProfile>;
  /**
   * Registers. Nobody is signed in yet: a link is mailed, and the answer is the same whether there is
   * an account already.
   * @throws MallError `captchaWrong`, `tooManyRequests`, `invalidFields`
   */
  register(input: RegisterInput, options?: CallOptions): Promise<void>;
  /**
   * Confirms an address with the token of the link that was mailed, signs in and keeps the session.
   * @throws MallError `linkExpired`, `emailTaken`
   */
  activate(t: string, device: DeviceInput, options?: CallOptions): Promise<MemberProfile>;
  /**
   * Has the link of confirmation mailed once more; the answer says nothing of whether it was.
   * @throws MallError `captchaWrong`, `tooManyRequests`
   */
  resend(input: LetterInput, options?: CallOptions): Promise<void>;
  /**
   * Has a way past a forgotten password mailed; the answer says nothing of whether it was.
   * @throws MallError `captchaWrong`, `tooManyRequests`
   */
  forgetMail(input: LetterInput, options?: CallOptions): Promise<void>;
  /** Whether the link of a forgotten password would still be taken. */
  forget(t: string, options?: CallOptions): Promise<boolean>;
  /**
   * Sets a new password with the token of the link that was mailed. Every device is signed out, and
   * nobody is signed in.
   * @throws MallError `linkExpired`, `invalidFields`
   */
  resetPassword(t: string, password: string, options?: CallOptions): Promise<void>;
  /** Revokes the token and ends the session; the session ends even when the mall cannot be reached. */
  logout(options?: CallOptions): Promise<void>;
}

/** base64 of the password's UTF-8 bytes, as the wire carries it (spec §5). */
export function encodePassword(password: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(password)));
}

/** The calls of signing in and out, over one session. */
export function createAuth({ call }: Http, session: SessionStore): Auth {
  const keep = ({ t, profile }: Reply<'auth', 'login'>) => {
    session.start(t, profile);
    return profile;
  };
  return {
    captcha: (options) => call('auth', 'captcha', {}, options),
    async login(input, options) {
      const body = { ...input, type: 'account', password: encodePassword(input.password) } as const;
      return keep(await call('auth', 'login', { body }, options));
    },
    loginBy: async (body, options) => keep(await call('auth', 'login', { body }, options)),
    async register(input, options) {
      const body = { ...input, password: encodePassword(input.password) };
      await call('auth', 'register', { body }, options);
    },
    activate: async (t, body, options) =>
      keep(await call('auth', 'activate', { query: { t }, body }, options)),
    async resend(body, options) {
      await call('auth', 'resend', { body }, options);
    },
    async forgetMail(body, options) {
      await call('auth', 'forgetMail', { body }, options);
    },
    forget: async (t, options) => (await call('auth', 'forget', { body: { t } }, options)).valid,
    async resetPassword(t, password, options) {
      const body = { t, password: encodePassword(password) };
      await call('auth', 'resetPassword', { body }, options);
    },
    async logout(options) {
      const isSame = sameSession(session);
      try {
        await call('auth', 'logout', {}, options);
      } finally {
        if (isSame()) session.end('logout');
      }
    },
  };
}
