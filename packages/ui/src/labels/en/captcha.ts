import type { CaptchaLabels } from '../types/captcha';

/** English labels of a form's captcha. */
export const captcha: CaptchaLabels = {
  idle: 'No captcha to solve: we check automatically',
  solving: 'Checking…',
  solved: 'Verified: you are not a robot',
  failed: 'We could not verify that you are not a robot',
};
