import { useMessages } from '@mall/app/messages';
import { Alert, Field, PasswordInput } from '@mall/ui';
import type { Ref } from 'react';
import { memberMessages } from '../../messages/zh-TW/members';

export interface OwnerCheckProps {
  /** False: the member signs in only with a provider, and must have done so recently. */
  readonly hasPassword: boolean;
  /** The password as typed. */
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Asks for the password before the email address changes, because password resets go to that address. */
export function OwnerCheck({ hasPassword, value, onChange, error, ref }: OwnerCheckProps) {
  const t = useMessages(memberMessages);
  if (!hasPassword) {
    return (
      <Alert tone="info">
        {t('To change your email address, you need to have signed in within the last ten minutes.')}
      </Alert>
    );
  }
  return (
    <Field
      required
      label={t('Current password')}
      hint={t('To change your email address, confirm your password.')}
      error={error}
    >
      <PasswordInput
        ref={ref}
        autoComplete="current-password"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
