import { handler } from 'altcha-lib/workers/shared';
import { deriveKey } from './captcha/derive-key';

// The worker that `solveCaptcha` starts.
handler({
  deriveKey: async ({ cost, memoryCost = 1, keyLength }, salt, password) => ({
    derivedKey: deriveKey({ cost, memoryCost, keyLength }, salt, password),
  }),
});
