import type { DomainHandlers } from '../../http/contract-types';
import { CSRF_COOKIE } from '../../http/csrf';
import { mediaCookie } from '../../http/media-cookie';
import type { Mall } from '../../context/context';
import { endSession, linkOwner, newToken } from '../credentials';
import { login } from './auth.service';
import { newCaptcha } from './captcha.service';
import { activate, resendConfirmation } from './confirm.service';
import { mailReset, setForgottenPassword } from './forgotten-password.service';
import { rememberKnownDevice, SITE_DEVICES } from './known-device';
import { register } from './register.service';
import { restoreEmail } from './restore-email.service';
import { finishSocial, startSocial } from './social-handoff.service';
import { loginSocially } from './social.service';

/** Twice the time after which a client fetches a new token. */
const CSRF_SECONDS = 2 * 60 * 60;
const DONE = { done: true } as const;

export const authRoutes = (mall: Mall): DomainHandlers<'auth'> => ({
  csrf({ setCookie }) {
    setCookie(CSRF_COOKIE, newToken(), CSRF_SECONDS);
    return null;
  },
  captcha: ({ client }) => newCaptcha(mall, client),
  async login(call) {
    const { body, client, setCookie } = call;
    const device = call.readCookie(SITE_DEVICES.name);
    const started = await (body.type === 'account'
      ? login(mall, body, client, device)
      : loginSocially(mall, body, client, device));
    setCookie(...mediaCookie(started.t));
    await rememberKnownDevice(mall.db, call, started.profile.id);
    return started;
  },
  startSocial: ({ body, client, reachedAt }) => startSocial(mall, body, client, reachedAt),
  async finishSocial(call) {
    const { body, origin, setCookie } = call;
    const started = await finishSocial(mall, body, origin, call.readCookie(SITE_DEVICES.name));
    setCookie(...mediaCookie(started.t));
    await rememberKnownDevice(mall.db, call, started.profile.id);
    return started;
  },
  async register({ body, client }) {
    await register(mall, body, client);
    return DONE;
  },
  async logout({ viewer, setCookie }) {
    await endSession(mall.db, viewer.session);
    mall.hub.endSession(viewer.session);
    setCookie(...mediaCookie(null));
    return DONE;
  },
  async activate(call) {
    const { query, body, client, setCookie } = call;
    const started = await activate(mall, query.t, body, client);
    setCookie(...mediaCookie(started.t));
    await rememberKnownDevice(mall.db, call, started.profile.id);
    return started;
  },
  async resend({ body, client }) {
    await resendConfirmation(mall, body, client);
    return DONE;
  },
  restoreEmail: async ({ body, client }) => ({ t: await restoreEmail(mall, body.t, client) }),
  async forgetMail({ body, client }) {
    await mailReset(mall, body, client);
    return DONE;
  },
  forget: async ({ body }) => ({ valid: (await linkOwner(mall.db, body.t, 'reset')) !== null }),
  async resetPassword(call) {
    const memberId = await setForgottenPassword(mall, call.body, call.client);
    await rememberKnownDevice(mall.db, call, memberId);
    return DONE;
  },
});
