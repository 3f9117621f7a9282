import type { Address, ShippingChoice, ShippingMethod } from '@mall/sdk';

/** The shipping form's fields, for all methods. */
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

/** Converts the last choice to form fields. */
export const fieldsOfChoice = (choice: ShippingChoice): ShippingFields => ({
  ...EMPTY_SHIPPING,
  ...choice,
  note: choice.note ?? '',
});

/** Converts an address to form fields. */
export const fieldsOfAddress = ({ name, phone, county, district, zip, street }: Address) => ({
  name,
  phone,
  county,
  district,
  zip,
  street,
});

/** Converts the form to the contract's payload: only the fields of the chosen method. */
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
