import type { Address, ShippingChoice, ShippingMethod } from '@mall/sdk';

/** The shipping form's fields, whatever the method. */
export interface ShippingFields {
  kind: ShippingMethod['kind'];
  shipping_id: number;
  name: string;
  phone: string;
  county: string;
  district: string;
  zip: string;
  street: string;
  note: string;
}

export const EMPTY_SHIPPING: ShippingFields = {
  kind: 'home',
  shipping_id: 0,
  name: '',
  phone: '',
  county: '',
  district: '',
  zip: '',
  street: '',
  note: '',
};

/** What was chosen last, as form fields. */
export const fieldsOfChoice = (choice: ShippingChoice): ShippingFields => ({
  ...EMPTY_SHIPPING,
  ...choice,
  note: choice.note ?? '',
});

/** An address, as form fields. */
export const fieldsOfAddress = ({ name, phone, county, district, zip, street }: Address) => ({
  name,
  phone,
  county,
  district,
  zip,
  street,
});

/** The form as the contract's payload: only what the method asks for. */
export function choiceOf({
  kind,
  shipping_id,
  name,
  phone,
  note,
  ...address
}: ShippingFields): ShippingChoice {
  const recipient = { shipping_id, name, phone, ...(note ? { note } : {}) };
  return kind === 'home' ? { kind, ...recipient, ...address } : { kind, ...recipient };
}
