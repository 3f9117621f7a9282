import { fang } from './people';
import { fixturesOf } from './replies';

const session = { t: 'mock-token', profile: fang };
const done = { done: true } as const;

/** Sign-in and related calls. */
export const auth = fixturesOf('auth', {
  csrf: null,
  captcha: {
    key: 'mock-captcha',
    // Solved within a few keys, each of which takes no time.
    parameters: {
      algorithm: 'SCRYPT',
      nonce: '00'.repeat(16),
      salt: '00'.repeat(16),
      cost: 16,
      memoryCost: 1,
      keyLength: 32,
      keyPrefix: '0',
    },
    expires_in: 600,
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
