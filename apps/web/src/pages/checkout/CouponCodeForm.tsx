import { couponCodeForm } from '@mall/contract';
import { Button, Field, Input, Text } from '@mall/ui';
import { useState } from 'react';
import { useContractForm } from '../../forms/useContractForm';
import { useErrorText } from '../../messages/useErrorText';
import { useMessages } from '../../messages/useMessages';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { CodeRow } from './CouponCodeForm.styles';

export interface CouponCodeFormProps {
  /** Puts the code's coupon on the cart. */
  readonly enter: (code: string) => Promise<unknown>;
}

/** Entry of a coupon code; why it is refused is said beside it. */
export function CouponCodeForm({ enter }: CouponCodeFormProps) {
  const t = useMessages(checkoutMessages);
  const errorText = useErrorText();
  const [told, setTold] = useState('');
  const form = useContractForm<{ code: string }>(couponCodeForm, { code: '' });
  const { isSubmitting, errors } = form.formState;
  const send = form.handleSubmit(async ({ code }) => {
    setTold('');
    try {
      await enter(code.trim().toUpperCase());
      form.reset();
      setTold(t('The coupon is used on this order'));
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
            {t('Use the code')}
          </Button>
        </CodeRow>
      </Field>
      <Text size="sm" tone="fresh" role="status">
        {told}
      </Text>
    </form>
  );
}
