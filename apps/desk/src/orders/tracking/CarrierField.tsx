import { carriers } from '@mall/contract/staff';
import { useMessages } from '@mall/app/messages';
import { Field, Input } from '@mall/ui';
import { useId } from 'react';
import { orderMessages } from '../../messages/zh-TW/orders';

export interface CarrierFieldProps {
  readonly value: string;
  readonly onChange: (carrier: string) => void;
}

/** The carrier of parcels: one of a list, or any other name. */
export function CarrierField({ value, onChange }: CarrierFieldProps) {
  const t = useMessages(orderMessages);
  const list = useId();
  return (
    <Field
      label={t('Carrier')}
      hint={t('With a carrier of the list, the customer gets a link that tracks the parcel.')}
    >
      <Input list={list} value={value} onChange={({ target }) => onChange(target.value)} />
      <datalist id={list}>
        {carriers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Field>
  );
}
