import { Form } from '@mall/app/forms';
import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useOrderTransfer } from '@mall/hooks';
import { Button, Field, Inline, Input, Text } from '@mall/ui';
import { useState } from 'react';
import { useContractForm } from '../../forms/useContractForm';
import { sharedOrderMessages } from '../../messages/zh-TW/sharedOrders';

export interface TransferFormProps {
  /** The order's `trans_order_id`. */
  readonly order: string;
  /** The digits that were reported before; null: none. */
  readonly digits: string | null;
}

/** Reports the last five digits of the account of a bank transfer, shows them, and allows a correction. */
export function TransferForm({ order, digits }: TransferFormProps) {
  const t = useMessages(sharedOrderMessages);
  const [isCorrecting, setIsCorrecting] = useState(false);
  if (digits === null || isCorrecting) {
    return <DigitsForm order={order} digits={digits} onDone={() => setIsCorrecting(false)} />;
  }
  return (
    <Inline gap={3} justify="space-between">
      <Text role="status">{t('You reported {0}. We are checking for your transfer.', digits)}</Text>
      <Button size="sm" variant="secondary" onClick={() => setIsCorrecting(true)}>
        {t('Correct')}
      </Button>
    </Inline>
  );
}

function DigitsForm({
  order,
  digits,
  onDone,
}: TransferFormProps & { readonly onDone: () => void }) {
  const t = useMessages(sharedOrderMessages);
  const { succeed, fail } = useToasts();
  const { mutateAsync: report, isPending } = useOrderTransfer(order);
  const form = useContractForm('transferForm', { remit_account_check: digits ?? '' });

  const send = form.handleSubmit(async ({ remit_account_check }) => {
    try {
      await report(remit_account_check);
      succeed(t('Last five digits saved'));
      onDone();
    } catch (error) {
      if (!form.showRefusal(error)) fail(error);
    }
  });

  return (
    <Form aria-label={t('Your transfer')} onSubmit={(event) => void send(event)}>
      <Field
        required
        label={t('Last five digits of your account')}
        hint={t('For example 12345')}
        error={form.formState.errors.remit_account_check?.message}
      >
        <Input inputMode="numeric" autoComplete="off" {...form.register('remit_account_check')} />
      </Field>
      <Inline gap={3}>
        <Button type="submit" loading={isPending}>
          {t('Submit')}
        </Button>
        {digits !== null && (
          <Button variant="quiet" onClick={onDone}>
            {t('Cancel')}
          </Button>
        )}
      </Inline>
    </Form>
  );
}
