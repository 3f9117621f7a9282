import { solveChallengeWorkers } from 'altcha-lib';
import type { SolvingOptions } from './captcha/solving-options';
import type { Body, Captcha } from './types';

/** The fields of a solved captcha, for the form that needs it. They work once. */
export type CaptchaAnswer = Pick<Body<'auth', 'forgetMail'>, 'verify_key' | 'verify_text'>;

/** The options of {@link solveCaptcha}. */
export interface SolveCaptchaOptions {
  /** Stops the work; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * Solves a captcha: computes its proof of work, in a worker where the page allows one, otherwise
 * on the main thread in short slices. It takes a tenth of a second on a computer, and longer after
 * failed attempts from the same network.
 *
 * @throws the signal's reason; Error if the captcha expires before it is solved.
 * @example
 * const answer = await solveCaptcha(await mall.auth.captcha());
 * await mall.auth.login({ account: email, password, device_name: 'Chrome', ...answer });
 */
export async function solveCaptcha(
  { key, parameters, expires_in }: Captcha,
  { signal }: SolveCaptchaOptions = {},
): Promise<CaptchaAnswer> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal?.addEventListener('abort', abort);
  try {
    const solution = await solve({ parameters, controller, timeout: expires_in * 1000 });
    signal?.throwIfAborted();
    if (!solution) throw new Error('The captcha expired before it was solved');
    return { verify_key: key, verify_text: solution.derivedKey };
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

async function solve(options: SolvingOptions) {
  try {
    if (typeof Worker !== 'undefined') return await solveInWorker(options);
  } catch {
    // The page's policy forbids workers, or its bundler does not emit the worker's file.
  }
  const { solveOnMainThread } = await import('./captcha/main-thread');
  return solveOnMainThread(options);
}

const solveInWorker = ({ parameters, controller, timeout }: SolvingOptions) =>
  solveChallengeWorkers({
    challenge: { parameters },
    controller,
    timeout,
    concurrency: 1,
    // Written like this, bundlers find the worker and emit its file.
    createWorker: () =>
      new Worker(new URL('./captcha-worker.js', import.meta.url), { type: 'module' }),
  });
