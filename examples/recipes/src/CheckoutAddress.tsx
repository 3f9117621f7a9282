import { useShippingForm, type ShippingFields, type UseCheckout } from '@mall/hooks/checkout';
import { errorText, isMallError, type Address, type ShippingMethod } from '@mall/sdk';
import { RecipientFieldset } from '@mall/ui/checkout';
import { Alert, Button, Dialog, Stack } from '@mall/ui/kit';
import { useId, useState, type FormEvent } from 'react';

export interface RecipientProps {
  /** The initial values: the last choice, a saved address, or only the name of a first-time buyer. */
  start: ShippingFields;
  methods: readonly ShippingMethod[];
  addresses: readonly Address[];
  chooseShipping: UseCheckout['chooseShipping'];
}

/** Recipient and address of the order. The server checks them and calculates the fee. */
function RecipientForm({
  id,
  start,
  methods,
  addresses,
  chooseShipping,
  onChosen,
}: RecipientProps & { id: string; onChosen?: () => void }) {
  const [fields, setFields] = useState(start);
  const { error, mutateAsync: choose } = chooseShipping;
  const form = useShippingForm({ methods, addresses, fields, choose });
  const refused = isMallError(error) ? error.fields : [];
  const send = (event: FormEvent) => {
    event.preventDefault();
    // A refusal is in `error`.
    form.send(fields).then(onChosen, () => undefined);
  };
  return (
    <form id={id} noValidate onSubmit={send}>
      <Stack>
        {error && refused.length === 0 && <Alert tone="danger">{errorText(error)}</Alert>}
        <RecipientFieldset
          counties={form.counties}
          onRetry={form.retryCounties}
          addresses={addresses}
          value={fields}
          onValueChange={(recipient) => setFields({ ...fields, ...recipient })}
          errors={Object.fromEntries(refused.map(({ field, msg }) => [field, msg]))}
          remember={form.remember}
          onRememberChange={form.setRemember}
        />
      </Stack>
    </form>
  );
}

/** Changes where the order is sent. */
export function AddressDialog({ onClose, ...rest }: RecipientProps & { onClose: () => void }) {
  const form = useId();
  return (
    <Dialog
      open
      sheet
      title="變更收件地址"
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            不變更
          </Button>
          <Button type="submit" form={form} loading={rest.chooseShipping.isPending}>
            送到這裡
          </Button>
        </>
      }
    >
      <RecipientForm id={form} onChosen={onClose} {...rest} />
    </Dialog>
  );
}

/** Requires an address for the first order, because the fee and the payment depend on it. */
export function FirstChoice(props: RecipientProps) {
  const form = useId();
  return (
    <Stack gap={5}>
      <RecipientForm id={form} {...props} />
      <Button
        type="submit"
        form={form}
        size="lg"
        fullWidth
        loading={props.chooseShipping.isPending}
      >
        下一步，選付款方式
      </Button>
    </Stack>
  );
}
