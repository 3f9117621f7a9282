import { Form, Refusal } from '@mall/app/forms';
import { loadWithRetry } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { useConfigs, useLogin, useSession } from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import {
  Button,
  CaptchaStatus,
  Field,
  Inline,
  Input,
  Link,
  PasswordInput,
  Skeleton,
  Text,
} from '@mall/ui';
import { lazy, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Hydrating } from '../../hydration/Hydrating';
import { authMessages } from '../../messages/zh-TW/auth';
import { to } from '../../paths/paths';
import { AuthCard } from './AuthCard';
import { backFrom } from './back';
import { ChosenSkeleton } from './ChosenSkeleton';
import { DemoAccounts } from './DemoAccounts';
import { thisDevice } from './thisDevice';
import { SocialButtons } from './social/SocialButtons';
import { useChosenLines } from './useChosenLines';
import { useSignInReason } from './useSignInReason';
import { useSignInRedirect } from './useSignInRedirect';
import { useVerifiedForm } from './useVerifiedForm';

const ChosenProducts = lazy(() => loadWithRetry(() => import('./ChosenProducts')));

const EMPTY = { account: '', password: '' };

/** `/login`: signs in with LINE, Facebook, or account and password; then returns to the previous page. */
export default function LoginPage() {
  const t = useMessages(authMessages);
  const [search] = useSearchParams();
  const back = backFrom(search);
  const reason = useSignInReason(back);
  const chosen = useChosenLines();
  const session = useSession();
  const { data: configs, isPending: awaitsConfigs } = useConfigs();
  const { mutateAsync: login, error } = useLogin();
  const { step, redirectAfter } = useSignInRedirect();
  const { form, captcha, refusal, isSending, sending } = useVerifiedForm('loginForm', EMPTY);
  const { errors } = form.formState;
  const sheet = useRef<HTMLFormElement>(null);

  if (session && step === 'here') return <Navigate replace to={back} />;

  // The shop's providers are above the form, which would move if they loaded later.
  if (awaitsConfigs) {
    return (
      <AuthCard title={t('Welcome back')} text={reason}>
        <div aria-busy>
          <Skeleton shape="box" height={600} />
        </div>
      </AuthCard>
    );
  }

  const chooseDemo = (account: string, password: string) => {
    if (isSending) return;
    form.setValue('account', account);
    form.setValue('password', password);
    sheet.current?.requestSubmit();
  };

  return (
    <AuthCard title={t('Welcome back')} text={reason}>
      {chosen.length > 0 && (
        <Hydrating fallback={<ChosenSkeleton lines={chosen.length} />}>
          <ChosenProducts lines={chosen} />
        </Hydrating>
      )}
      {configs && <SocialButtons social={configs.social} back={back} />}
      <Form
        ref={sheet}
        onFocus={captcha.start}
        onSubmit={sending((values) =>
          redirectAfter(back, () => login({ ...values, ...thisDevice() })),
        )}
      >
        {refusal && (
          <Refusal>
            {refusal}{' '}
            {isMallError(error, 'confirmationNeeded') && (
              <Link href={to.email()}>{t('Send the link again')}</Link>
            )}
            {isMallError(error, 'signInBlocked') && (
              <Link href={to.emailSignIn()}>{t('Sign in by email')}</Link>
            )}
          </Refusal>
        )}
        <Field label={t('Email')} error={errors.account?.message}>
          <Input required type="email" autoComplete="username" {...form.register('account')} />
        </Field>
        <Field label={t('Password')} error={errors.password?.message}>
          <PasswordInput required autoComplete="current-password" {...form.register('password')} />
        </Field>
        <CaptchaStatus status={captcha.status} onRetry={captcha.start} />
        <Button type="submit" size="lg" fullWidth loading={isSending}>
          {t('Sign in')}
        </Button>
      </Form>
      <Inline justify="space-between">
        <Text tone="muted">
          {t('No account yet?')} <Link href={to.register(back)}>{t('Register')}</Link>
        </Text>
        <Link href={to.forgotten()}>{t('Forgot your password?')}</Link>
      </Inline>
      {configs?.common.demo === '1' && <DemoAccounts onChoose={chooseDemo} />}
    </AuthCard>
  );
}
