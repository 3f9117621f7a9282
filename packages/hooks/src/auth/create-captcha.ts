import { isMallError, type Mall } from '@mall/sdk';
import type { CaptchaAnswer } from '@mall/sdk/captcha';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The state of a form's captcha. */
export interface CaptchaState {
  /** `idle`: nothing is requested yet. `failed`: it could not be loaded or solved. */
  readonly status: 'idle' | 'solving' | 'solved' | 'failed';
  /** Why it failed. */
  readonly error: unknown;
}

/** Solves the captchas of one form. */
export interface CaptchaSolver {
  readonly store: StoreApi<CaptchaState>;
  start(): void;
  answer(): Promise<CaptchaAnswer>;
  send<Result>(call: (answer: CaptchaAnswer) => Promise<Result>): Promise<Result | null>;
  /** Stops the work, because the form is gone. */
  stop(): void;
}

/** One captcha, from its request to its solution. */
interface Attempt {
  readonly controller: AbortController;
  readonly solved: Promise<SolvedCaptcha>;
  /** Whether its answer was handed out, or it failed. */
  isSpent: boolean;
  /** Milliseconds since 1970; unknown before it is solved. */
  expiresAt: number;
}

interface SolvedCaptcha {
  readonly answer: CaptchaAnswer;
  readonly expiresAt: number;
}

/** A solution is used within this part of its lifetime, because sending the form takes time. */
const USABLE = 0.9;

async function solve(mall: Mall, signal: AbortSignal): Promise<SolvedCaptcha> {
  const [captcha, { solveCaptcha }] = await Promise.all([
    mall.auth.captcha({ signal }),
    // On demand: only forms need it.
    import('@mall/sdk/captcha'),
  ]);
  const expiresAt = Date.now() + captcha.expires_in * 1000 * USABLE;
  return { answer: await solveCaptcha(captcha, { signal }), expiresAt };
}

/** Creates the solver of one form's captchas, without React. */
export function createCaptcha(mall: Mall): CaptchaSolver {
  const store = createStore<CaptchaState>(() => ({ status: 'idle', error: null }));
  let latest: Attempt | null = null;

  function begin(): Attempt {
    const controller = new AbortController();
    const solved = solve(mall, controller.signal);
    const attempt: Attempt = { controller, solved, isSpent: false, expiresAt: Infinity };
    latest = attempt;
    const show = (state: CaptchaState) => {
      if (latest === attempt) store.setState(state);
    };
    show({ status: 'solving', error: null });
    solved.then(
      ({ expiresAt }) => {
        attempt.expiresAt = expiresAt;
        show({ status: 'solved', error: null });
      },
      (error: unknown) => {
        attempt.isSpent = true;
        show({ status: 'failed', error });
      },
    );
    return attempt;
  }

  const usable = (): Attempt =>
    latest && !latest.isSpent && Date.now() < latest.expiresAt ? latest : begin();

  async function answer(): Promise<CaptchaAnswer> {
    const attempt = usable();
    attempt.isSpent = true;
    const solved = await attempt.solved;
    // A device may have slept while it solved.
    return Date.now() < solved.expiresAt ? solved.answer : answer();
  }

  async function send<Result>(
    call: (answer: CaptchaAnswer) => Promise<Result>,
    isRetry = false,
  ): Promise<Result | null> {
    const solved = await answer().catch(() => null);
    if (solved === null) return null;
    try {
      return await call(solved);
    } catch (error) {
      if (isRetry || !isMallError(error, 'captchaWrong')) throw error;
      return send(call, true);
    }
  }

  return {
    store,
    start: () => void usable(),
    answer,
    send: (call) => send(call),
    stop() {
      latest?.controller.abort();
      latest = null;
      store.setState({ status: 'idle', error: null });
    },
  };
}
