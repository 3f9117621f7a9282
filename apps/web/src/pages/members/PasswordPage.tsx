import { Form, Refusal } from '@mall/app/forms';
import { useErrorText, useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useProfile, useChangePassword } from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import { Alert, Button, Field, PasswordInput } from '@mall/ui';
import { useState } from 'react';
import { LoadedCard } from '../../components/members/LoadedCard';
import { MemberPage } from '../../components/members/MemberPage';
import { useContractForm } from '../../forms/useContractForm';
import { memberMessages } from '../../messages/zh-TW/members';

/** `/member/password`: changes the password, or sets the first one. */
export default function PasswordPage() {
  const t = useMessages(memberMessages);
  return (
    <MemberPage title={t('Password')} lead={t('This signs out all your other devices.')}>
      <LoadedCard query={useProfile()} failed={t('Your profile could not be loaded')} height={362}>
        {({ id, has_password }) => (
          <PasswordForm key={`${id}-${has_password}`} hasPassword={has_password} />
        )}
      </LoadedCard>
    </MemberPage>
  );
}

const EMPTY = { old_password: '', password: '', password_again: '' };

function PasswordForm({ hasPassword }: { readonly hasPassword: boolean }) {
  const t = useMessages(memberMessages);
  const errorText = useErrorText();
  const { succeed } = useToasts();
  const { mutateAsync: store, isPending } = useChangePassword();
  const [refusal, setRefusal] = useState<string>();
  const form = useContractForm(hasPassword ? 'passwordForm' : 'firstPasswordForm', EMPTY);
  const { errors } = form.formState;

  const send = form.handleSubmit(async ({ old_password, password }) => {
    setRefusal(undefined);
    try {
      await store({ password, ...(hasPassword && { old_password }) });
      form.reset(EMPTY);
      succeed(t('Password changed. Your other devices are signed out.'));
    } catch (error) {
      if (isMallError(error, 'passwordWrong')) {
        form.setError('old_password', { message: errorText(error) }, { shouldFocus: true });
      } else if (!form.showRefusal(error)) setRefusal(errorText(error));
    }
  });

  return (
    <Form aria-label={t('Password')} onSubmit={(event) => void send(event)}>
      {refusal && <Refusal>{refusal}</Refusal>}
      {hasPassword ? (
        <Field label={t('Current password')} error={errors.old_password?.message}>
          <PasswordInput
            required
            autoComplete="current-password"
            {...form.register('old_password')}
          />
        </Field>
      ) : (
        <Alert tone="info">
          {t('With a password you can also sign in with your e-mail address.')}
        </Alert>
      )}
      <Field
        label={t('New password')}
        hint={t('At least 8 characters')}
        error={errors.password?.message}
      >
        <PasswordInput required autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field label={t('Confirm new password')} error={errors.password_again?.message}>
        <PasswordInput required autoComplete="new-password" {...form.register('password_again')} />
      </Field>
      <Button type="submit" size="lg" loading={isPending}>
        {t('Change password')}
      </Button>
    </Form>
  );
}
