import { useConfigs, useLogin, useSession } from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import { loginForm } from '@mall/contract';
import { Button, Field, Input, Link, Alert, PasswordInput, Text } from '@mall/ui';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Form } from '../../forms/Form';
import { useMessages } from '../../messages/useMessages';
import { usePopup } from '../../overlays/usePopup';
import { to } from '../../paths';
import { AuthCard } from './AuthCard';
import { backFrom } from './back';
import { CaptchaField } from './CaptchaField';
import { DemoAccounts } from './DemoAccounts';
import { deviceName } from './deviceName';
import { authMessages } from '../../messages/zh-TW/auth';
import { useVerifiedForm } from './useVerifiedForm';

const EMPTY = { account: '', password: '', verify_text: '' };

/** `/login`: account and password; then returns to the page the visitor came from. */
export default function LoginPage() {
  const t = useMessages(authMessages);
  const { succeed } = usePopup();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const session = useSession();
  const { data: configs } = useConfigs();
  const { mutateAsync: login, isPending, error } = useLogin();
  const { form, captcha, refusal, sending } = useVerifiedForm(loginForm, EMPTY);
  const { errors } = form.formState;

  if (session && !isPending) return <Navigate replace to={backFrom(search)} />;

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
      <Form
        onSubmit={sending(async (values) => {
          await login({ ...values, device_name: deviceName() });
          succeed(t('User logged in'));
          void navigate(backFrom(search), { replace: true });
        })}
      >
        {refusal && (
          <Alert tone="danger">
            {refusal}{' '}
            {isMallError(error, 'confirmationNeeded') && (
              <Link href={to.email()}>{t('Mail the link once more')}</Link>
            )}
          </Alert>
        )}
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
