import { Form, Refusal } from '@mall/app/forms';
import { useErrorText, useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useSaveDealerInfo, type DealerInfoInput } from '@mall/hooks';
import { Alert, Button, Field, Input } from '@mall/ui';
import { useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { useContractForm } from '../../forms/useContractForm';
import { dealerMessages } from '../../messages/zh-TW/dealers';
import { BankFields } from './BankFields';

const EMPTY: DealerInfoInput = {
  bank_code: '',
  bank_name: '',
  branch_name: '',
  account_name: '',
  account: '',
};

export interface PayoutFormProps {
  /** The current account; null: none yet. */
  readonly account: DealerInfoInput | null;
}

/** The bank account for a dealer's payouts. */
export function PayoutForm({ account }: PayoutFormProps) {
  const t = useMessages(dealerMessages);
  const errorText = useErrorText();
  const { succeed } = useToasts();
  const { mutateAsync: store, isPending } = useSaveDealerInfo();
  const [refusal, setRefusal] = useState<string>();
  const form = useContractForm<DealerInfoInput>('dealerPaymentInfo', account ?? EMPTY);

  const send = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await store(values);
      succeed(t('Account saved'));
    } catch (error) {
      if (!form.showRefusal(error)) setRefusal(errorText(error));
    }
  });

  return (
    <Form aria-label={t('Payout account')} onSubmit={(event) => void send(event)}>
      {account === null && <Alert tone="info">{t('Add your bank account to get paid.')}</Alert>}
      {refusal && <Refusal>{refusal}</Refusal>}
      {/* Side by side, so that the visual order of errors matches the focus order. */}
      <FormProvider {...form}>
        <BankFields />
        <AccountFields />
      </FormProvider>
      <Button type="submit" size="lg" loading={isPending}>
        {t('Save')}
      </Button>
    </Form>
  );
}

function AccountFields() {
  const t = useMessages(dealerMessages);
  const { register, formState } = useFormContext<DealerInfoInput>();
  const { errors } = formState;
  return (
    <>
      <Field required label={t('Branch name')} error={errors.branch_name?.message}>
        <Input {...register('branch_name')} />
      </Field>
      <Field required label={t('Account name')} error={errors.account_name?.message}>
        <Input autoComplete="name" {...register('account_name')} />
      </Field>
      <Field
        required
        label={t('Account number')}
        hint={t('6 to 16 digits')}
        error={errors.account?.message}
      >
        <Input inputMode="numeric" autoComplete="off" {...register('account')} />
      </Field>
    </>
  );
}
