import { copyText } from '@mall/app/clipboard';
import { Form, Refusal } from '@mall/app/forms';
import { useErrorText, useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import type { AddedFactor } from '@mall/sdk/staff';
import {
  Button,
  CopyButton,
  Field,
  Inline,
  Input,
  Skeleton,
  Stack,
  Text,
  type ButtonProps,
} from '@mall/ui';
import { QrCode } from '@mall/ui/data-display';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useContractForm } from '../forms/useContractForm';
import { signInMessages } from '../messages/zh-TW/signIn';
import { withStepUp } from '../session/stepUp';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStepUp } from '../session/useStepUp';
import { useStaff } from '../staff/StaffContext';

export interface AppSetupProps {
  /** Called when the app is set up. */
  readonly onAdded: (added: AddedFactor) => void;
  readonly variant?: ButtonProps['variant'];
}

/** In groups of four, which are easier to type. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Sets up an authenticator app: shows a new secret, and asks for its first code. */
export function AppSetup({ onAdded, variant }: AppSetupProps) {
  const t = useMessages(signInMessages);
  const errorText = useErrorText();
  const staff = useStaff();
  const stepUp = useStepUp();
  // A new secret would replace the one that the colleague has just scanned.
  const factor = useQuery({
    queryKey: ['factor'],
    queryFn: () => withStepUp(stepUp, () => staff.session.startFactor()),
    staleTime: Infinity,
    gcTime: 0,
  });
  const [refusal, setRefusal] = useState<string>();
  const form = useContractForm<{ code: string }>('codeForm', { code: '' });
  const add = useDeskMutation((code: string) => staff.session.addFactor(code));

  const send = form.handleSubmit(async ({ code }) => {
    setRefusal(undefined);
    try {
      onAdded(await add.mutateAsync(code));
    } catch (error) {
      form.resetField('code');
      form.setFocus('code');
      if (!form.showRefusal(error)) setRefusal(errorText(error));
    }
  });

  if (factor.isError) {
    return <QueryFailure query={factor} titleAs="p" title={t('The setup could not be started')} />;
  }
  return (
    <>
      <Stack gap={3} align="center">
        <Text>
          {t(
            'Scan this code with an authenticator app, such as Google Authenticator or 1Password.',
          )}
        </Text>
        {factor.data ? (
          <QrCode text={factor.data.uri} label={t('QR code for the authenticator app')} />
        ) : (
          <Skeleton shape="box" width={168} height={168} />
        )}
        <Text size="sm" tone="muted">
          {t('Or type this key')}
        </Text>
        {factor.data ? (
          <Inline gap={2} justify="center">
            <Text as="span" style={{ overflowWrap: 'anywhere', fontFamily: 'monospace' }}>
              {grouped(factor.data.secret)}
            </Text>
            <CopyButton name={t('Key')} text={factor.data.secret} onCopy={copyText} />
          </Inline>
        ) : (
          <Skeleton lines={2} />
        )}
      </Stack>
      <Form onSubmit={(event) => void send(event)}>
        {refusal && <Refusal>{refusal}</Refusal>}
        <Field
          label={t('First code')}
          hint={t('Then type the six digits that the app shows.')}
          error={form.formState.errors.code?.message}
        >
          <Input
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            {...form.register('code')}
          />
        </Field>
        <Button type="submit" size="lg" variant={variant} fullWidth loading={add.isPending}>
          {t('Finish the setup')}
        </Button>
      </Form>
    </>
  );
}
