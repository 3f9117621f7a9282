import { useCaptcha, useRegister, useSession } from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import { registerForm } from '@mall/sdk/contract';
import { Button, Field, Input, Link, Notice, PasswordInput, Text } from '@mall/ui';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Form } from '../../forms/Form';
import { useContractForm } from '../../forms/useContractForm';
import { useErrorText } from '../../messages/useErrorText';
import { useMessages } from '../../messages/useMessages';
import { to } from '../../paths';
import { AuthCard } from './AuthCard';
import { backFrom } from './back';
import { CaptchaField } from './CaptchaField';
import { deviceName } from './deviceName';
import { authMessages } from './messages';

const EMPTY = {
  account: '',
  name: '',
  phone: '',
  password: '',
  password_again: '',
  verify_text: '',
};

/** `/register`: a new member, signed in at once. */
export default function RegisterPage() {
  const t = useMessages(authMessages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const session = useSession();
  const captcha = useCaptcha();
  const { mutateAsync: register, isPending } = useRegister();
  const [done, setDone] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const form = useContractForm(registerForm, EMPTY);
  const { errors } = form.formState;

  if (session && !isPending && !done) return <Navigate replace to={backFrom(search)} />;

  const send = form.handleSubmit(async ({ password_again: _, ...values }) => {
    setRefusal(undefined);
    try {
      setDone(true);
      await register({
        ...values,
        verify_key: captcha.captcha?.key ?? '',
        device_name: deviceName(),
      });
      void navigate(`${to.registered()}?back=${encodeURIComponent(backFrom(search))}`, {
        replace: true,
      });
    } catch (error) {
      setDone(false);
      form.setValue('verify_text', '');
      captcha.renew();
      if (isMallError(error, 'captchaWrong')) {
        form.setError('verify_text', { message: error.msg }, { shouldFocus: true });
      } else if (isMallError(error, 'accountUnavailable')) {
        form.setError('account', { message: error.msg }, { shouldFocus: true });
      } else if (!form.showRefusal(error)) {
        setRefusal(errorText(error));
      }
    }
  });

  return (
    <AuthCard title={t('Join us')} text={t('A minute, and the neighbourhood shop is yours.')}>
      <Form onSubmit={(event) => void send(event)}>
        {refusal && <Notice tone="danger">{refusal}</Notice>}
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
