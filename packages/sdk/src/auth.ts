import { encodePassword } from './encode-password';
import type { CallOptions, Calls } from './http/http';
import type { SessionStore } from './session';
import type { Body, Captcha, MemberProfile, Reply } from './types';

type Login = Body<'auth', 'login'>;

/** The input for signing in; the password as typed. */
export type LoginInput = Omit<Extract<Login, { type: 'account' }>, 'type'>;
/**
 * The result of a provider's sign-in page: `type` names the provider, `sign` is the code that the
 * server verifies with it.
 */
export type SocialLoginInput = Exclude<Login, { type: 'account' }>;
/**
 * The input for registering; the password as typed. `return_url` is the page of your storefront
 * that the emailed link opens. `{token}` in it is replaced by the token for
 * {@link AuthApi.activate}, which is otherwise added as `t`.
 */
export type RegisterInput = Body<'auth', 'register'>;
/**
 * An email address, a solved captcha, and as `return_url` the page of your storefront that the
 * emailed link opens.
 */
export type EmailRequestInput = Body<'auth', 'forgetMail'>;
/** A sign-in with a provider that ends on a page of a storefront. */
export type SocialStartInput = Body<'auth', 'startSocial'>;
/** The code that this page receives, and the secret of its attempt. */
export type SocialGrantInput = Body<'auth', 'finishSocial'>;
/** The device that a member signs in on. */
export type DeviceInput = Body<'auth', 'activate'>;

/** Signing in and out. */
export interface AuthApi {
  /** Fetches a captcha: a proof of work, which `solveCaptcha` of `@mall/sdk/captcha` computes. */
  captcha(options?: CallOptions): Promise<Captcha>;
  /**
   * Signs in and stores the session.
   * @throws MallError `captchaWrong`, `tooManyRequests`, `signInFailed`, `signInBlocked`, `confirmationNeeded`, `invalidFields`
   */
  login(input: LoginInput, options?: CallOptions): Promise<MemberProfile>;
  /**
   * Signs in with LINE or Facebook and stores the session. The server verifies the user with the
   * provider and trusts nothing else in the payload.
   *
   * @throws MallError `providerRefused`, `providerUnavailable`, `emailNeeded`, `signInBlocked`;
   *   `confirmationNeeded` when the email address belongs to a member, who then gets a confirmation mail, whose
   *   link opens `return_url`; `returnUnknown`
   * @example
   * const sign = 'the access token that Facebook gave';
   * await mall.auth.loginBy({ type: 'facebook', sign, device_name: 'Chrome' });
   */
  loginBy(input: SocialLoginInput, options?: CallOptions): Promise<MemberProfile>;
  /**
   * Returns the URL of a provider's sign-in page, which returns to `return_url`. `startSocial` of
   * `@mall/sdk/social` does the whole flow.
   * @throws MallError `returnUnknown`, `providerUnavailable`, `signInBlocked`, `invalidFields`
   */
  startSocial(input: SocialStartInput, options?: CallOptions): Promise<{ readonly url: string }>;
  /**
   * Exchanges the code that `return_url` received for the session, and stores it. The code works
   * once, for one minute, and from the same origin. `finishSocial` of `@mall/sdk/social` does the
   * whole flow.
   * @throws MallError `providerRefused`, `invalidFields`
   */
  finishSocial(input: SocialGrantInput, options?: CallOptions): Promise<MemberProfile>;
  /**
   * Registers an account without signing in: the server emails a confirmation link. The response is
   * the same if the account already exists.
   * @throws MallError `captchaWrong`, `tooManyRequests`, `invalidFields`, `returnUnknown`
   * @example
   * await mall.auth.register({ ...person, return_url: 'https://club.example/confirm/{token}' });
   */
  register(input: RegisterInput, options?: CallOptions): Promise<void>;
  /**
   * Confirms an email address with the token of the emailed link, signs in and stores the session.
   * Call it from a button: mail scanners open the page of the link and run its scripts.
   * @throws MallError `linkExpired`, `emailTaken`
   */
  activate(token: string, device: DeviceInput, options?: CallOptions): Promise<MemberProfile>;
  /**
   * Sends the confirmation email again; the response does not reveal whether an email was sent.
   * @throws MallError `captchaWrong`, `tooManyRequests`, `returnUnknown`
   */
  resend(input: EmailRequestInput, options?: CallOptions): Promise<void>;
  /**
   * Undoes a change of the email address with the token of the link emailed to the old one. Signs
   * out every device; the old password no longer signs in.
   * @returns a token for {@link AuthApi.resetPassword}.
   * @throws MallError `linkExpired`, `emailTaken`
   */
  restoreEmail(token: string, options?: CallOptions): Promise<string>;
  /**
   * Sends an email with a password reset link; the response does not reveal whether an email was
   * sent.
   * @throws MallError `captchaWrong`, `tooManyRequests`, `returnUnknown`
   */
  forgetMail(input: EmailRequestInput, options?: CallOptions): Promise<void>;
  /** Whether the token of a password reset link is still valid. */
  forget(token: string, options?: CallOptions): Promise<boolean>;
  /**
   * Sets a new password with the token of the emailed link. Signs out every device, and does not
   * sign in.
   * @throws MallError `linkExpired`, `invalidFields`
   */
  resetPassword(token: string, password: string, options?: CallOptions): Promise<void>;
  /** Revokes the token and ends the session; the session ends even when the server cannot be reached. */
  logout(options?: CallOptions): Promise<void>;
}

/** Creates the authentication methods for one session. */
export function createAuth(call: Calls<'auth'>, session: SessionStore): AuthApi {
  const startSession = ({ t, profile }: Reply<'auth', 'login'>) => {
    session.start(t, profile);
    return profile;
  };
  return {
    captcha: (options) => call('captcha', {}, options),
    async login(input, options) {
      const body = { ...input, type: 'account', password: encodePassword(input.password) } as const;
      return call('login', { body }, options).then(startSession);
    },
    loginBy: (body, options) => call('login', { body }, options).then(startSession),
    startSocial: (body, options) => call('startSocial', { body }, options),
    finishSocial: (body, options) => call('finishSocial', { body }, options).then(startSession),
    async register(input, options) {
      const body = { ...input, password: encodePassword(input.password) };
      await call('register', { body }, options);
    },
    activate: (token, body, options) =>
      call('activate', { query: { t: token }, body }, options).then(startSession),
    async resend(body, options) {
      await call('resend', { body }, options);
    },
    restoreEmail: (token, options) =>
      call('restoreEmail', { body: { t: token } }, options).then((reply) => reply.t),
    async forgetMail(body, options) {
      await call('forgetMail', { body }, options);
    },
    forget: (token, options) =>
      call('forget', { body: { t: token } }, options).then(({ valid }) => valid),
    async resetPassword(token, password, options) {
      const body = { t: token, password: encodePassword(password) };
      await call('resetPassword', { body }, options);
    },
    logout: (options) => session.endWith(() => call('logout', {}, options), true),
  };
}
