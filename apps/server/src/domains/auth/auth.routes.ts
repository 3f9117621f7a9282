import type { DomainHandlers } from '../../http/contract-types';
import { CSRF_COOKIE } from '../../http/csrf';
import { MallFailure } from '../../http/failure';
import type { Mall } from '../../mall';
import { coming } from '../coming';
import { login, register } from './auth.service';
import { newCaptcha } from './captcha.service';
import { endSession } from './session.service';
import { newToken } from './token';

/** Twice as long as a client waits before it fetches a new one. */
const CSRF_SECONDS = 2 * 60 * 60;

export const authRoutes = ({ db, config, presence }: Mall): DomainHandlers<'auth'> =>
  coming('auth', {
    csrf({ setCookie }) {
      setCookie(CSRF_COOKIE, newToken(), CSRF_SECONDS);
      return null;
    },
    captcha: ({ client }) => newCaptcha(db, client.language),
    login({ body, client }) {
      if (body.type !== 'account') throw new MallFailure('providerUnavailable');
      return login(db, body, client, config.posterGroup);
    },
    register: ({ body, client }) => register(db, body, client, config.posterGroup),
    async logout({ viewer }) {
      await endSession(db, viewer.session);
      presence.endSession(viewer.session);
      return { done: true };
    },
  });
