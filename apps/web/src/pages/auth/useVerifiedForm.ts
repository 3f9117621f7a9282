import { useCaptcha } from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import { useState, type SubmitEventHandler } from 'react';
import type { DefaultValues, Path } from 'react-hook-form';
import { useContractForm } from '../../forms/useContractForm';
import { useErrorText } from '../../messages/useErrorText';

/** What a form adds to its values to show that a person sends it. */
interface Verification {
  readonly verify_key: string;
}

/**
 * A form that a captcha guards. What is refused shows beside its field, or as {@link refusal} above
 * them all; a captcha counts once, so after a refusal what was typed stays and the picture is a new
 * one.
 *
 * @param schema - What the shopper types, the captcha's `verify_text` among it.
 * @example
 * const { form, captcha, refusal, sending } = useVerifiedForm(loginForm, EMPTY);
 * <Form onSubmit={sending((values) => login(values))}>…
 */
export function useVerifiedForm<Values extends { readonly verify_text: string }>(
  schema: Parameters<typeof useContractForm>[0],
  defaultValues: DefaultValues<Values>,
) {
  const form = useContractForm<Values>(schema, defaultValues);
  const captcha = useCaptcha();
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<string>();
  const answer = 'verify_text' as Path<Values>;

  const refuse = (error: unknown) => {
    form.resetField(answer);
    captcha.renew();
    if (isMallError(error, 'captchaWrong')) {
      form.setError(answer, { message: error.msg }, { shouldFocus: true });
    } else if (!form.showRefusal(error)) {
      setRefusal(errorText(error));
    }
  };

  /** Sends the form's values when they are fit to be sent. */
  const sending =
    (send: (values: Values & Verification) => Promise<unknown>): SubmitEventHandler =>
    (event) =>
      void form.handleSubmit(async (values) => {
        setRefusal(undefined);
        try {
          await send({ ...values, verify_key: captcha.captcha?.key ?? '' });
        } catch (error) {
          refuse(error);
        }
      })(event);

  return { form, captcha, refusal, sending };
}
