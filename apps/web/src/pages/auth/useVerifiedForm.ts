import { useErrorText } from '@mall/app/messages';
import { useCaptcha } from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import { useState, type SubmitEventHandler } from 'react';
import type { DefaultValues, Path } from 'react-hook-form';
import type { FormName } from '../../forms/schemas';
import { useContractForm } from '../../forms/useContractForm';

/** The captcha's answer, which a form adds to its values. */
interface Verification {
  readonly verify_key: string;
}

/**
 * A form with a captcha. A refusal shows beside its field, or as {@link refusal} above the form. A captcha is valid
 * once, so after a refusal the values stay and a new picture is loaded.
 *
 * @param schema - The schema of the form's values, including the captcha's `verify_text`.
 * @example
 * const { form, captcha, refusal, sending } = useVerifiedForm('loginForm', EMPTY);
 * <Form onSubmit={sending((values) => login(values))}>…
 */
export function useVerifiedForm<Values extends { readonly verify_text: string }>(
  schema: FormName,
  defaultValues: DefaultValues<Values>,
) {
  const form = useContractForm<Values>(schema, defaultValues);
  const captcha = useCaptcha();
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<string>();
  const answer = 'verify_text' as Path<Values>;

  const refuse = (error: unknown) => {
    form.resetField(answer);
    void captcha.refetch();
    if (isMallError(error, 'captchaWrong')) {
      form.setError(answer, { message: error.msg }, { shouldFocus: true });
    } else if (!form.showRefusal(error)) {
      setRefusal(errorText(error));
    }
  };

  /** Submits the form's values if they are valid. */
  const sending =
    (send: (values: Values & Verification) => Promise<unknown>): SubmitEventHandler =>
    (event) =>
      void form.handleSubmit(async (values) => {
        setRefusal(undefined);
        try {
          await send({ ...values, verify_key: captcha.data?.key ?? '' });
        } catch (error) {
          refuse(error);
        }
      })(event);

  return { form, captcha, refusal, sending };
}
