import { useErrorText, useMessages } from '@mall/app/messages';
import { Button, Field, Input, Text } from '@mall/ui';
import { useState } from 'react';
import { useContractForm } from '../../forms/useContractForm';
import { sharedCouponMessages } from '../../messages/zh-TW/sharedCoupons';
import { CodeRow } from './CouponCodeForm.styles';

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
  const t = useMessages(sharedCouponMessages);
  const errorText = useErrorText();
  const [status, setStatus] = useState('');
  const form = useContractForm<{ code: string }>('couponCodeForm', { code: '' });
  const { isSubmitting, errors } = form.formState;
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
    <form noValidate onSubmit={(event) => void send(event)}>
      <Field label={t('Coupon code')} error={errors.code?.message}>
        <CodeRow>
          <Input autoComplete="off" autoCapitalize="characters" {...form.register('code')} />
          <Button type="submit" variant="secondary" loading={isSubmitting}>
            {action}
          </Button>
        </CodeRow>
      </Field>
      <Text size="sm" tone="fresh" role="status">
        {status}
      </Text>
    </form>
  );
}
