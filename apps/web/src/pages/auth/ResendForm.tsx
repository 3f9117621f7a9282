import { Form, Refusal } from '@mall/app/forms';
import { useMessages } from '@mall/app/messages';
import { useResendConfirmation } from '@mall/hooks';
import { Button, Field, Input, Alert } from '@mall/ui';
import { CaptchaField } from './CaptchaField';
import { authMessages } from '../../messages/zh-TW/auth';
import { useVerifiedForm } from './useVerifiedForm';

export interface ResendFormProps {
  /** The initial email address. */
  readonly email: string;
}

/** Requests another confirmation email. */
export function ResendForm({ email }: ResendFormProps) {
  const t = useMessages(authMessages);
  const { mutateAsync: resend, isPending, isSuccess } = useResendConfirmation();
  const { form, captcha, refusal, sending } = useVerifiedForm('emailRequestForm', {
    email,
    verify_text: '',
  });
  const { errors } = form.formState;
  return (
    <Form
      onSubmit={sending(async (values) => {
        await resend(values);
        form.resetField('verify_text');
        void captcha.refetch();
      })}
    >
      {isSuccess && (
        <Alert tone="success">
          {t('If there is an address to confirm, we have sent the link.')}
        </Alert>
      )}
      {refusal && <Refusal>{refusal}</Refusal>}
      <Field label={t('E-mail')} error={errors.email?.message}>
        <Input required type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <CaptchaField
        captcha={captcha}
        field={form.register('verify_text')}
        error={errors.verify_text?.message}
      />
      <Button type="submit" variant="secondary" fullWidth loading={isPending}>
        {t('Mail the link once more')}
      </Button>
    </Form>
  );
}
