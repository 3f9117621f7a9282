import { fang } from './people';
import { plainPicture, fixturesOf } from './replies';

const session = { t: 'mock-token', profile: fang };
const done = { done: true } as const;

/** Sign-in and related calls. */
export const auth = fixturesOf('auth', {
  csrf: null,
  captcha: {
    key: 'mock-captcha',
    image: plainPicture('#e5e5e5'),
    question: '三加四等於多少？',
    expires_in: 300,
  },
  login: session,
  startSocial: { url: 'https://access.line.me/oauth2/v2.1/authorize' },
  finishSocial: session,
  register: done,
  logout: done,
  activate: session,
  resend: done,
  restoreEmail: { t: 'mock-reset-token-of-43-characters-in-base64url' },
  forgetMail: done,
  forget: { valid: true },
  resetPassword: done,
});
