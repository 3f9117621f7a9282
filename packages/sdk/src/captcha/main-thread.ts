import { solveChallenge } from 'altcha-lib';
import type { SolvingOptions } from './solving-options';
import { deriveKey } from './derive-key';

/** The longest that the page waits for its turn, in milliseconds; one key takes less. */
const SLICE_MS = 16;

/** Solves a captcha on the main thread, in slices between which the page handles its events. */
export function solveOnMainThread({ parameters, controller, timeout }: SolvingOptions) {
  let yieldedAt = performance.now();
  return solveChallenge({
    challenge: { parameters },
    controller,
    timeout,
    async deriveKey(_parameters, salt, password) {
      if (performance.now() - yieldedAt > SLICE_MS) {
        await new Promise((resolve) => setTimeout(resolve));
        yieldedAt = performance.now();
      }
      return { derivedKey: deriveKey(parameters, salt, password) };
    },
  });
}
