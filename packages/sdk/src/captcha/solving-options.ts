import type { Captcha } from '../types';

/** How a captcha is solved. */
export interface SolvingOptions {
  readonly parameters: Captcha['parameters'];
  readonly controller: AbortController;
  /** Milliseconds until the captcha expires. */
  readonly timeout: number;
}
