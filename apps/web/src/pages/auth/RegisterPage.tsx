import { Form, Refusal } from '@mall/app/forms';
import { useMessages } from '@mall/app/messages';
import { useConfigs, useRegister, useSession } from '@mall/hooks';
import { Button, CaptchaStatus, Field, Input, Link, PasswordInput, Text } from '@mall/ui';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { to } from '../../paths/paths';
import { AuthCard } from './AuthCard';
import { backFrom } from './back';
import { authMessages } from '../../messages/zh-TW/auth';
import { SocialButtons } from './social/SocialButtons';
import { useVerifiedForm } from './useVerifiedForm';

const EMPTY = { account: '', name: '', phone: '', password: '', dealer_code: '' };

/** `/register`: registers a new member, who then gets a confirmation link by email. */
export default function RegisterPage() {
  const t = useMessages(authMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const session = useSession();
  const social = useConfigs().data?.social;
  const back = backFrom(search);
  const { mutateAsync: register } = useRegister();
  const { form, captcha, refusal, isSending, sending } = useVerifiedForm('registerForm', {
    ...EMPTY,
    dealer_code: search.get('dealer') ?? '',
  });
  const { errors } = form.formState;

  if (session) return <Navigate replace to={back} />;

  return (
    <AuthCard title={t('Create an account')} text={t('It only takes a minute.')}>
      {social && <SocialButtons purpose="register" social={social} back={back} />}
      <Form
        onFocus={captcha.start}
        onSubmit={sending(async (values) => {
          await register(values);
          void navigate(to.registered(), { replace: true, state: { email: values.account } });
        })}
      >
        {refusal && <Refusal>{refusal}</Refusal>}
        <Field label={t('Email')} error={errors.account?.message}>
          <Input required type="email" autoComplete="username" {...form.register('account')} />
        </Field>
        <Field label={t('Name')} error={errors.name?.message}>
          <Input required autoComplete="name" {...form.register('name')} />
        </Field>
        <Field
          label={t('Mobile phone')}
          hint={t('For example 0912345678')}
          error={errors.phone?.message}
        >
          <Input required type="tel" autoComplete="tel-national" {...form.register('phone')} />
        </Field>
        <Field
          label={t('Password')}
          hint={t('At least 8 characters')}
          error={errors.password?.message}
        >
          <PasswordInput required autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Field label={t('Referral code (optional)')} error={errors.dealer_code?.message}>
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.register('dealer_code')}
          />
        </Field>
        <CaptchaStatus status={captcha.status} onRetry={captcha.start} />
        <Text size="sm" tone="muted">
          {t('By registering you agree to our')}{' '}
          <Link href={to.terms()}>{t('terms of service')}</Link> {t('and')}{' '}
          <Link href={to.privacy()}>{t('privacy policy')}</Link>
        </Text>
        <Button type="submit" size="lg" fullWidth loading={isSending}>
          {t('Register')}
        </Button>
      </Form>
      <Text tone="muted" style={{ textAlign: 'center' }}>
        {t('Already a member?')} <Link href={to.login(back)}>{t('Sign in')}</Link>
      </Text>
    </AuthCard>
  );
}
