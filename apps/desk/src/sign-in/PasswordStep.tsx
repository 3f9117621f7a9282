import { Form, Refusal } from '@mall/app/forms';
import { useErrorText, useMessages } from '@mall/app/messages';
import { Button, Field, Input, PasswordInput } from '@mall/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useContractForm } from '../forms/useContractForm';
import { signInMessages } from '../messages/zh-TW/signIn';
import { EntryCard } from '../page/EntryCard';
import { applySession } from '../session/queries';
import { useStaff } from '../staff/StaffContext';
import { DemoColleagues } from './DemoColleagues';

interface Credentials {
  account: string;
  password: string;
}

/** The first step of the sign-in; in a demo shop also one button for each colleague. */
export function PasswordStep() {
  const t = useMessages(signInMessages);
  const errorText = useErrorText();
  const staff = useStaff();
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const form = useContractForm<Credentials>('signInForm', { account: '', password: '' });
  const { errors } = form.formState;
  const signIn = useMutation({
    mutationFn: (credentials: Credentials) => staff.session.signIn(credentials),
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
      <Form onSubmit={(event) => void send(event)}>
        {refusal && <Refusal>{refusal}</Refusal>}
        <Field label={t('E-mail')} error={errors.account?.message}>
          <Input required type="email" autoComplete="username" {...form.register('account')} />
        </Field>
        <Field label={t('Password')} error={errors.password?.message}>
          <PasswordInput required autoComplete="current-password" {...form.register('password')} />
        </Field>
        <Button type="submit" size="lg" fullWidth loading={signIn.isPending}>
          {t('Next step')}
        </Button>
      </Form>
      <DemoColleagues />
    </EntryCard>
  );
}
