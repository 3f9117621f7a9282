import { Form, Refusal } from '@mall/app/forms';
import { useErrorText, useMessages } from '@mall/app/messages';
import type { DeskSession } from '@mall/sdk/staff';
import { Button, Field, Input } from '@mall/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useContractForm } from '../forms/useContractForm';
import { signInMessages } from '../messages/zh-TW/signIn';
import { useStaff } from '../staff/StaffContext';
import { applySession } from './queries';

export interface CodeFormProps {
  /** The text of the button. */
  readonly button: string;
  readonly variant: 'primary' | 'secondary';
  /** Whether the colleague has an authenticator app; otherwise a recovery code alone is asked for. */
  readonly hasApp: boolean;
  /** Called when the code was right. */
  readonly onVerified?: ((session: DeskSession) => void) | undefined;
}

/** Asks for a code of the authenticator app, or a recovery code instead. */
export function CodeForm({ button, variant, hasApp, onVerified }: CodeFormProps) {
  const t = useMessages(signInMessages);
  const errorText = useErrorText();
  const staff = useStaff();
  const client = useQueryClient();
  const [isRecovery, setIsRecovery] = useState(!hasApp);
  const [refusal, setRefusal] = useState<string>();
  const form = useContractForm<{ code: string }>('codeForm', { code: '' });
  const verify = useMutation({
    mutationFn: (code: string) => staff.session.verify(code),
    gcTime: 0,
  });

  const send = form.handleSubmit(async ({ code }) => {
    setRefusal(undefined);
    try {
      const session = await verify.mutateAsync(code);
      applySession(client, session);
      onVerified?.(session);
    } catch (error) {
      form.resetField('code');
      form.setFocus('code');
      if (!form.showRefusal(error)) setRefusal(errorText(error));
    }
  });

  return (
    <Form onSubmit={(event) => void send(event)}>
      {refusal && <Refusal>{refusal}</Refusal>}
      <Field
        label={isRecovery ? t('Recovery code') : t('Six-digit code')}
        hint={isRecovery ? t('Each recovery code works once.') : undefined}
        error={form.formState.errors.code?.message}
      >
        <Input
          required
          key={String(isRecovery)}
          {...(isRecovery
            ? { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }
            : { inputMode: 'numeric', autoComplete: 'one-time-code' })}
          {...form.register('code')}
        />
      </Field>
      <Button type="submit" variant={variant} fullWidth loading={verify.isPending}>
        {button}
      </Button>
      {hasApp && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            form.reset();
            setRefusal(undefined);
            setIsRecovery(!isRecovery);
          }}
        >
          {isRecovery ? t('Use the authenticator app') : t('Use a recovery code')}
        </Button>
      )}
    </Form>
  );
}
