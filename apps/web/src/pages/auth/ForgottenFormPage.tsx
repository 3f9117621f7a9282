import { Form, Refusal } from '@mall/app/forms';
import { useMessages } from '@mall/app/messages';
import { useForgottenPassword } from '@mall/hooks';
import { Button, CaptchaStatus, Field, Input, Link, Text } from '@mall/ui';
import { KeyRound } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgottenMessages } from '../../messages/zh-TW/forgotten';
import { to } from '../../paths/paths';
import { AuthCard } from './AuthCard';
import { emailOf } from './emailOf';
import { useVerifiedForm } from './useVerifiedForm';

/** `/forget/form`: requests an email with a link to set a new password. */
export default function ForgottenFormPage() {
  const t = useMessages(forgottenMessages);
  const navigate = useNavigate();
  const email = emailOf(useLocation().state) ?? '';
  const { mutateAsync: mailLink } = useForgottenPassword();
  const { form, captcha, refusal, isSending, sending } = useVerifiedForm('emailRequestForm', {
    email,
  });
  const { errors } = form.formState;
  return (
    <AuthCard
      icon={<KeyRound />}
      title={t('Forgot your password?')}
      text={t('Enter your email address and we will send you a link to set a new password.')}
    >
      <Form
        onFocus={captcha.start}
        onSubmit={sending(async (values) => {
          await mailLink(values);
          void navigate(to.forgottenSent(), { state: { email: values.email } });
        })}
      >
        {refusal && <Refusal>{refusal}</Refusal>}
        <Field label={t('Email')} error={errors.email?.message}>
          <Input required type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <CaptchaStatus status={captcha.status} onRetry={captcha.start} />
        <Button type="submit" size="lg" fullWidth loading={isSending}>
          {t('Email me a link')}
        </Button>
      </Form>
      <Text tone="muted" style={{ textAlign: 'center' }}>
        <Link href={to.login()}>{t('Back to sign in')}</Link>
      </Text>
    </AuthCard>
  );
}
