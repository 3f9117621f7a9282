import type { CaptchaAnswer } from '@mall/sdk/captcha';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useMall } from '../mall/mall-context';
import { createCaptcha, type CaptchaState } from './create-captcha';

/** The captcha of a form, solved in the background. */
export interface FormCaptcha extends CaptchaState {
  /**
   * Requests and solves a captcha, unless a usable one is being solved or solved already. Call it
   * when the form gets the focus; after a failure it tries again.
   */
  readonly start: () => void;
  /**
   * Returns the fields that the form sends, once the captcha is solved; each call returns those of
   * another captcha, because a captcha works once. Rejects with the {@link CaptchaState.error}.
   */
  readonly answer: () => Promise<CaptchaAnswer>;
  /**
   * Sends the form with a captcha once that is solved, and again with another one if the server
   * refuses the first as expired. Resolves to null if it could not be solved: `status` is `failed`
   * then. Rejects with any other refusal.
   */
  readonly send: <Result>(
    call: (answer: CaptchaAnswer) => Promise<Result>,
  ) => Promise<Result | null>;
}

/**
 * Solves a captcha for a form: a proof of work, so nobody types anything. It starts with the first
 * focus and is done before the form is filled in. A used or expired captcha is replaced at the next
 * focus or answer; `solved` stays until then.
 *
 * @example
 * const { status, start, send } = useCaptcha();
 * const { mutateAsync: mailLink } = useForgottenPassword();
 * const submit = () => send((answer) => mailLink({ email, ...answer }));
 * <form onFocus={start} onSubmit={(event) => (event.preventDefault(), void submit())}>
 *   <p role="status">{status === 'failed' ? '無法確認您不是機器人' : ''}</p>
 * </form>
 */
export function useCaptcha(): FormCaptcha {
  const mall = useMall();
  const captcha = useMemo(() => createCaptcha(mall), [mall]);
  useEffect(() => captcha.stop, [captcha]);
  const state = useStore(captcha.store);
  return useMemo(
    () => ({ ...state, start: captcha.start, answer: captcha.answer, send: captcha.send }),
    [state, captcha],
  );
}
