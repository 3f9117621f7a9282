import { Form, Refusal } from '@mall/app/forms';
import { useErrorText, useMessages } from '@mall/app/messages';
import { useMall, useResetPassword, useSession } from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import { Button, Field, PasswordInput } from '@mall/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useContractForm } from '../../forms/useContractForm';
import { forgottenMessages } from '../../messages/zh-TW/forgotten';
import { to } from '../../paths/paths';
import { PASSWORD_CHANGED } from './passwordChanged';

export interface NewPasswordFormProps {
  /** The token of the email's link. */
  readonly token: string;
  /** Called when the link was used or has expired since the form was shown. */
  readonly onExpired: () => void;
}

/** Sets a new password with the token of the email's link. */
export function NewPasswordForm({ token, onExpired }: NewPasswordFormProps) {
  const t = useMessages(forgottenMessages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { session: store } = useMall();
  const session = useSession();
  const { mutateAsync: reset, isPending } = useResetPassword();
  const form = useContractForm<{ password: string }>('newPasswordForm', { password: '' });
  const [refusal, setRefusal] = useState<string>();

  const send = form.handleSubmit(async ({ password }) => {
    setRefusal(undefined);
    try {
      await reset({ token, password });
    } catch (error) {
      if (isMallError(error, 'linkExpired')) onExpired();
      else if (!form.showRefusal(error)) setRefusal(errorText(error));
      return;
    }
    // The server has ended every session of the member, including this device's.
    if (session) store.end('logout');
    void navigate(to.forgottenDone(), { replace: true, state: PASSWORD_CHANGED });
  });

  return (
    <Form onSubmit={(event) => void send(event)}>
      {refusal && <Refusal>{refusal}</Refusal>}
      <Field
        label={t('New password')}
        hint={t('At least 8 characters; several words or letters with digits are hard to guess.')}
        error={form.formState.errors.password?.message}
      >
        <PasswordInput required autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Button type="submit" size="lg" fullWidth loading={isPending}>
        {t('Set password')}
      </Button>
    </Form>
  );
}
