import { Form, Refusal } from '@mall/app/forms';
import { useErrorText, useMessages } from '@mall/app/messages';
import { Button, Field, Input, PasswordInput } from '@mall/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useContractForm } from '../forms/useContractForm';
import { passkeyMessages } from '../messages/zh-TW/passkeys';
import { signInMessages } from '../messages/zh-TW/signIn';
import { EntryCard } from '../page/EntryCard';
import { Or } from '../session/Or';
import { PasskeyButton } from '../session/PasskeyButton';
import { canUsePasskeys } from '../session/passkeys';
import { applySession } from '../session/queries';
import { useStaff } from '../staff/StaffContext';
import { DemoColleagues } from './DemoColleagues';
import { signInWithProof } from './signInWithProof';

interface Credentials {
  account: string;
  password: string;
}

/**
 * The first step of the sign-in: a passkey, which opens the desk alone, or the password. A demo shop also has one button
 * for each colleague.
 */
export function PasswordStep() {
  const t = useMessages(signInMessages);
  const tPasskey = useMessages(passkeyMessages);
  const offersPasskey = canUsePasskeys();
  const errorText = useErrorText();
  const staff = useStaff();
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const form = useContractForm<Credentials>('signInForm', { account: '', password: '' });
  const { errors } = form.formState;
  const signIn = useMutation({
    mutationFn: (credentials: Credentials) => signInWithProof(staff, credentials),
    // The password does not stay in the cache.
    gcTime: 0,
  });

  const send = form.handleSubmit(async (credentials) => {
    setRefusal(undefined);
    try {
      applySession(client, await signIn.mutateAsync(credentials));
    } catch (error) {
      if (!form.showRefusal(error)) setRefusal(errorText(error));
    }
  });

  return (
    <EntryCard title={t('Sign in to the desk')} text={t('For the staff of the shop')}>
      {offersPasskey && (
        <>
          <PasskeyButton isSignIn />
          <Or>{tPasskey('or')}</Or>
        </>
      )}
      <Form onSubmit={(event) => void send(event)}>
        {refusal && <Refusal>{refusal}</Refusal>}
        <Field label={t('E-mail')} error={errors.account?.message}>
          <Input required type="email" autoComplete="username" {...form.register('account')} />
        </Field>
        <Field label={t('Password')} error={errors.password?.message}>
          <PasswordInput required autoComplete="current-password" {...form.register('password')} />
        </Field>
        <Button
          type="submit"
          size="lg"
          variant={offersPasskey ? 'secondary' : 'primary'}
          fullWidth
          loading={signIn.isPending}
        >
          {t('Next step')}
        </Button>
      </Form>
      <DemoColleagues />
    </EntryCard>
  );
}
