import { useErrorText } from '@mall/app/messages';
import { controlledFields } from '@mall/hooks/forms';
import { CouponCodeField } from '@mall/ui/checkout';
import { useState } from 'react';
import { useContractForm } from '../../forms/useContractForm';

export interface CouponCodeFormProps {
  /** Submits the code; rejects with the reason of a refusal. */
  readonly enter: (code: string) => Promise<unknown>;
  /** The button's label. */
  readonly action: string;
  /** The message after the code was accepted. */
  readonly done: string;
}

/**
 * A field for a coupon code, which shows the reason of a refusal.
 *
 * @example
 * <CouponCodeForm enter={claim} action={t('Claim')} done={t('The coupon is yours')} />
 */
export function CouponCodeForm({ enter, action, done }: CouponCodeFormProps) {
  const errorText = useErrorText();
  const [status, setStatus] = useState('');
  const form = useContractForm<{ code: string }>('couponCodeForm', { code: '' });
  const { value, errors, fieldProps, onValueChange } = controlledFields(form);
  const send = form.handleSubmit(async ({ code }) => {
    setStatus('');
    try {
      await enter(code);
      form.reset();
      setStatus(done);
    } catch (error) {
      form.setError('code', { message: errorText(error) }, { shouldFocus: true });
    }
  });
  return (
    <CouponCodeField
      {...fieldProps('code')}
      value={value.code}
      onValueChange={(code) => onValueChange({ code })}
      error={errors.code}
      status={status}
      action={action}
      loading={form.formState.isSubmitting}
      onSubmit={(event) => void send(event)}
    />
  );
}
