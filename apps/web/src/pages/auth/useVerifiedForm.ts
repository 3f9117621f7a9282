import { useErrorText } from '@mall/app/messages';
import { useCaptcha } from '@mall/hooks';
import type { CaptchaAnswer } from '@mall/sdk/captcha';
import { useState, type SubmitEventHandler } from 'react';
import type { FieldValues } from 'react-hook-form';
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
export function useVerifiedForm<Values extends FieldValues>(schema: FormName, initial: Values) {
  const form = useContractForm<Values>(schema, initial);
  const captcha = useCaptcha();
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<string>();

  /** Submits the form's values if they are valid. */
  const sending =
    (send: (values: Values & CaptchaAnswer) => Promise<unknown>): SubmitEventHandler =>
    (event) =>
      void form.handleSubmit(async (values) => {
        setRefusal(undefined);
        try {
          await captcha.send((answer) => send({ ...values, ...answer }));
        } catch (error) {
          if (!form.showRefusal(error)) setRefusal(errorText(error));
        }
      })(event);

  return { form, captcha, refusal, isSending: form.formState.isSubmitting, sending };
}
