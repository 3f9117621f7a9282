import { Form, Refusal } from '@mall/app/forms';
import { useMessages } from '@mall/app/messages';
import { useResendConfirmation } from '@mall/hooks';
import { Alert, Button, CaptchaStatus, Field, Input } from '@mall/ui';
import { authMessages } from '../../messages/zh-TW/auth';
import { useVerifiedForm } from './useVerifiedForm';

export interface ResendFormProps {
  /** The initial email address. */
  readonly email: string;
  /** The text of the button. @default that of another confirmation email */
  readonly button?: string | undefined;
}

/** Requests another email with a link: to confirm an address, or to sign in. */
export function ResendForm({ email, button }: ResendFormProps) {
  const t = useMessages(authMessages);
  const { mutateAsync: resend, isSuccess } = useResendConfirmation();
  const { form, captcha, refusal, isSending, sending } = useVerifiedForm('emailRequestForm', {
    email,
  });
  const { errors } = form.formState;
  return (
    <Form onFocus={captcha.start} onSubmit={sending(resend)}>
      {isSuccess && (
        <Alert tone="success">
          {t('If there is an account with this address, we have sent the link.')}
        </Alert>
      )}
      {refusal && <Refusal>{refusal}</Refusal>}
      <Field label={t('Email')} error={errors.email?.message}>
        <Input required type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <CaptchaStatus status={captcha.status} onRetry={captcha.start} />
      <Button type="submit" variant="secondary" fullWidth loading={isSending}>
        {button ?? t('Send the link again')}
      </Button>
    </Form>
  );
}
