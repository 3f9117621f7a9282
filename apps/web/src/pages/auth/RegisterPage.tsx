import { useRegister, useSession } from '@mall/hooks';
import { registerForm } from '@mall/contract';
import { Button, Field, Input, Link, Alert, PasswordInput, Text } from '@mall/ui';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Form } from '../../forms/Form';
import { useMessages } from '../../messages/useMessages';
import { to } from '../../paths';
import { AuthCard } from './AuthCard';
import { backFrom } from './back';
import { CaptchaField } from './CaptchaField';
import { authMessages } from '../../messages/zh-TW/auth';
import { useVerifiedForm } from './useVerifiedForm';

const EMPTY = {
  account: '',
  name: '',
  phone: '',
  password: '',
  password_again: '',
  verify_text: '',
};

/** `/register`: registers a new member, who then gets a confirmation link by email. */
export default function RegisterPage() {
  const t = useMessages(authMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const session = useSession();
  const { mutateAsync: register, isPending } = useRegister();
  const { form, captcha, refusal, sending } = useVerifiedForm(registerForm, EMPTY);
  const { errors } = form.formState;

  if (session) return <Navigate replace to={backFrom(search)} />;

  return (
    <AuthCard title={t('Join us')} text={t('A minute, and the neighbourhood shop is yours.')}>
      <Form
        onSubmit={sending(async ({ password_again: _, ...values }) => {
          await register(values);
          void navigate(to.registered(), { replace: true, state: { email: values.account } });
        })}
      >
        {refusal && <Alert tone="danger">{refusal}</Alert>}
        <Field required label={t('E-mail')} error={errors.account?.message}>
          <Input type="email" autoComplete="username" {...form.register('account')} />
        </Field>
        <Field required label={t('Name')} error={errors.name?.message}>
          <Input autoComplete="name" {...form.register('name')} />
        </Field>
        <Field
          required
          label={t('Mobile phone')}
          hint={t('Such as 0912345678')}
          error={errors.phone?.message}
        >
          <Input type="tel" autoComplete="tel-national" {...form.register('phone')} />
        </Field>
        <Field
          required
          label={t('Password')}
          hint={t('At least 8 characters')}
          error={errors.password?.message}
        >
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Field required label={t('Password again')} error={errors.password_again?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('password_again')} />
        </Field>
        <CaptchaField
          captcha={captcha}
          field={form.register('verify_text')}
          error={errors.verify_text?.message}
        />
        <Button type="submit" size="lg" fullWidth loading={isPending}>
          {t('Register')}
        </Button>
      </Form>
      <Text tone="muted" style={{ textAlign: 'center' }}>
        {t('Already a member?')} <Link href={to.login(backFrom(search))}>{t('Sign in')}</Link>
      </Text>
    </AuthCard>
  );
}
