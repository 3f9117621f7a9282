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

/** The data available before the shopper types. */
export interface KnownShipping {
  /** The saved input. */
  readonly draft: CheckoutDraft['shipping'] | undefined;
  /** The last choice. */
  readonly choice: ShippingChoice | null;
  readonly address: Address | undefined;
  readonly profile: Pick<MemberProfile, 'name' | 'phone'> | undefined;
}

/**
 * Returns the initial form: the saved input, else the last choice, else the default address. The first available
 * method replaces one that is not.
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
    // A choice without an address, such as a store, keeps the default address for other methods.
    ...choice,
    note: choice?.note ?? '',
    ...draft,
  };
  const method =
    methods.find(({ id, available }) => id === fields.shipping_id && available) ??
    methods.find(({ available }) => available);
  return method ? { ...fields, shipping_id: method.id, kind: method.kind } : fields;
}
