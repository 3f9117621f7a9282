import type { CheckoutDraft } from '@mall/hooks';
import type { Address, MemberProfile, ShippingChoice, ShippingMethod } from '@mall/sdk';

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

/** What is known before the shopper has typed anything. */
export interface KnownShipping {
  /** What was typed before. */
  readonly draft: CheckoutDraft['shipping'] | undefined;
  /** What was chosen last. */
  readonly choice: ShippingChoice | null;
  readonly address: Address | undefined;
  readonly profile: Pick<MemberProfile, 'name' | 'phone'> | undefined;
}

/**
 * The form as it opens: what was typed before, else the last choice, else the default address. A method that
 * cannot be used gives way to the first that can.
 */
export function startShipping(
  methods: readonly ShippingMethod[],
  { draft, choice, address, profile }: KnownShipping,
): ShippingFields {
  const fields = {
    ...EMPTY_SHIPPING,
    name: profile?.name ?? '',
    phone: profile?.phone ?? '',
    ...(address ? fieldsOfAddress(address) : {}),
    // A choice without a place, such as a store, leaves the address for whoever changes to a method with one.
    ...choice,
    note: choice?.note ?? '',
    ...draft,
  };
  const method =
    methods.find(({ id, available }) => id === fields.shipping_id && available) ??
    methods.find(({ available }) => available);
  return method ? { ...fields, shipping_id: method.id, kind: method.kind } : fields;
}
