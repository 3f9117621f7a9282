import type { Captcha } from '@mall/sdk';
import type { CaptchaAnswer } from '@mall/sdk/captcha';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/scrypt';

/** Solves a captcha outside of the browser. @returns the fields that a form sends */
export async function solveCaptcha({ key, parameters }: Captcha): Promise<CaptchaAnswer> {
  const solution = await solveChallenge({ challenge: { parameters }, deriveKey });
  if (!solution) throw new Error('The captcha was not solved');
  return { verify_key: key, verify_text: solution.derivedKey };
}
