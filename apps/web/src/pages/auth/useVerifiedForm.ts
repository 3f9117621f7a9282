import { useErrorText } from '@mall/app/messages';
import { useCaptcha } from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import type { CaptchaAnswer } from '@mall/sdk/captcha';
import { useState, type SubmitEventHandler } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { FormName } from '../../forms/schemas';
import { useContractForm } from '../../forms/useContractForm';

/**
 * A form with a captcha, which is solved while the form is filled in. Sending waits for it. A refusal shows beside its
 * field, or as {@link refusal} above the form; the values stay.
 *
 * @param schema - The schema of the form's values, without the captcha.
 * @example
 * const { form, captcha, refusal, isSending, sending } = useVerifiedForm('loginForm', EMPTY);
 * <Form onFocus={captcha.start} onSubmit={sending((values) => login(values))}>…
 */
export function useVerifiedForm<Values extends FieldValues>(
  schema: FormName,
  defaultValues: DefaultValues<Values>,
) {
  const form = useContractForm<Values>(schema, defaultValues);
  const captcha = useCaptcha();
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<string>();

  type Send = (values: Values & CaptchaAnswer) => Promise<unknown>;

  /** Sends the values with a captcha, and with another one if the first had expired. */
  async function sendVerified(send: Send, values: Values, isRetry = false): Promise<void> {
    const answer = await captcha.answer().catch(() => null);
    // The form's `CaptchaStatus` shows that it failed.
    if (!answer) return;
    try {
      await send({ ...values, ...answer });
    } catch (error) {
      if (isRetry || !isMallError(error, 'captchaWrong')) throw error;
      await sendVerified(send, values, true);
    }
  }

  /** Submits the form's values if they are valid. */
  const sending =
    (send: Send): SubmitEventHandler =>
    (event) =>
      void form.handleSubmit(async (values) => {
        setRefusal(undefined);
        try {
          await sendVerified(send, values);
        } catch (error) {
          if (!form.showRefusal(error)) setRefusal(errorText(error));
        }
      })(event);

  return { form, captcha, refusal, isSending: form.formState.isSubmitting, sending };
}
