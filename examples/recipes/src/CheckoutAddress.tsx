import { useCounties } from '@mall/hooks/addresses';
import type { UseCheckout } from '@mall/hooks/checkout';
import {
  isMallError,
  type Address,
  type MemberProfile,
  type ShippingChoice,
  type ShippingMethod,
} from '@mall/sdk';
import { AddressForm } from '@mall/ui/addresses';
import { Alert, Button, Dialog, Field, Heading, Input, Stack } from '@mall/ui/kit';
import { useId, useState, type FormEvent } from 'react';

/** Delivery to an address. */
export type HomeChoice = Extract<ShippingChoice, { kind: 'home' }>;

/** Returns the initial values of the form: the saved address, or only the name and phone of a first-time buyer. */
export function startOf(
  { id }: ShippingMethod,
  profile: MemberProfile,
  saved: Address | undefined,
): HomeChoice {
  const { name, phone } = saved ?? profile;
  const { county, district, zip, street } = saved ?? NO_PLACE;
  return { kind: 'home', shipping_id: id, name, phone: phone ?? '', county, district, zip, street };
}

const NO_PLACE = { county: '', district: '', zip: '', street: '' };

type ChooseShipping = UseCheckout['chooseShipping'];

interface RecipientFormProps {
  id: string;
  choice: HomeChoice;
  chooseShipping: ChooseShipping;
  onChosen?: () => void;
}

/** Recipient and address of the order. The server checks them and calculates the fee. */
function RecipientForm({ id, choice, chooseShipping, onChosen }: RecipientFormProps) {
  const [value, setValue] = useState(choice);
  const { data: counties, isError, refetch } = useCounties();
  const { mutate, error } = chooseShipping;
  const fields = isMallError(error) ? error.fields : [];
  const errors = Object.fromEntries(fields.map(({ field, msg }) => [field, msg]));
  const change = (part: Partial<HomeChoice>) => setValue((old) => ({ ...old, ...part }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    mutate(value, { onSuccess: () => onChosen?.() });
  };
  return (
    <form id={id} noValidate onSubmit={send}>
      <Stack>
        {error && fields.length === 0 && (
          <Alert tone="danger">
            {(isMallError(error) && error.msg) || '地址沒有儲存，請再試一次。'}
          </Alert>
        )}
        <Field label="收件人" required error={errors['name']}>
          <Input
            autoComplete="shipping name"
            value={value.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Field label="手機" required error={errors['phone']}>
          <Input
            type="tel"
            autoComplete="shipping tel"
            value={value.phone}
            onChange={({ target }) => change({ phone: target.value })}
          />
        </Field>
        <AddressForm
          section="shipping"
          counties={counties}
          onRetry={isError ? () => void refetch() : undefined}
          value={value}
          onValueChange={change}
          errors={errors}
        />
      </Stack>
    </form>
  );
}

interface RecipientProps {
  choice: HomeChoice;
  chooseShipping: ChooseShipping;
}

/** Changes where the order is sent. */
export function AddressDialog({
  choice,
  chooseShipping,
  onClose,
}: RecipientProps & { onClose: () => void }) {
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
          <Button type="submit" form={form} loading={chooseShipping.isPending}>
            送到這裡
          </Button>
        </>
      }
    >
      <RecipientForm id={form} choice={choice} chooseShipping={chooseShipping} onChosen={onClose} />
    </Dialog>
  );
}

/** Requires an address for the first order, because the fee and the payment depend on it. */
export function FirstChoice({ choice, chooseShipping }: RecipientProps) {
  const form = useId();
  return (
    <Stack gap={5}>
      <Heading level={2}>收件資料</Heading>
      <RecipientForm id={form} choice={choice} chooseShipping={chooseShipping} />
      <Button type="submit" form={form} size="lg" fullWidth loading={chooseShipping.isPending}>
        下一步，選付款方式
      </Button>
    </Stack>
  );
}
