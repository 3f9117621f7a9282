import { useCaptcha, useConfigs, useLogin, useSession } from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import { loginForm } from '@mall/sdk/contract';
import { Button, Field, Input, Link, Notice, PasswordInput, Text, useToast } from '@mall/ui';
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
import { DemoAccounts } from './DemoAccounts';
import { deviceName } from './deviceName';
import { authMessages } from './messages';

/** `/login`: account and password; then back to where one was going. */
export default function LoginPage() {
  const t = useMessages(authMessages);
  const errorText = useErrorText();
  const toast = useToast();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const session = useSession();
  const captcha = useCaptcha();
  const { data: configs } = useConfigs();
  const { mutateAsync: login, isPending } = useLogin();
  const [refusal, setRefusal] = useState<string>();
  const form = useContractForm(loginForm, { account: '', password: '', verify_text: '' });
  const { errors } = form.formState;

  if (session && !isPending) return <Navigate replace to={backFrom(search)} />;

  const send = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await login({ ...values, verify_key: captcha.captcha?.key ?? '', device_name: deviceName() });
      toast.success(t('User logged in'));
      void navigate(backFrom(search), { replace: true });
    } catch (error) {
      // A captcha counts once: what was typed stays, the picture is a new one.
      form.setValue('verify_text', '');
      captcha.renew();
      if (isMallError(error, 'captchaWrong')) {
        form.setError('verify_text', { message: error.msg }, { shouldFocus: true });
      } else if (!form.showRefusal(error)) {
        setRefusal(errorText(error));
      }
    }
  });

  return (
    <AuthCard title={t('Welcome back')} text={t('Good to see you again around the corner.')}>
      {configs?.common.demo === '1' && (
        <DemoAccounts
          onChoose={(account, password) => {
            form.setValue('account', account, { shouldValidate: true });
            form.setValue('password', password, { shouldValidate: true });
            form.setFocus('verify_text');
          }}
        />
      )}
      <Form onSubmit={(event) => void send(event)}>
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <Field required label={t('E-mail')} error={errors.account?.message}>
          <Input type="email" autoComplete="username" {...form.register('account')} />
        </Field>
        <Field required label={t('Password')} error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <CaptchaField
          captcha={captcha}
          field={form.register('verify_text')}
          error={errors.verify_text?.message}
        />
        <Button type="submit" size="lg" fullWidth loading={isPending}>
          {t('Sign in')}
        </Button>
      </Form>
      <Text tone="muted" style={{ textAlign: 'center' }}>
        {t('No account yet?')} <Link href={to.register(backFrom(search))}>{t('Register')}</Link>
      </Text>
    </AuthCard>
  );
}
