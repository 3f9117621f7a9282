import type { Address, MemberProfile, ShippingChoice, ShippingMethod } from '@mall/sdk';
import type { CheckoutDraft } from './drafts';

/** The fields of a shipping form, for all methods: what is typed for one stays while another is chosen. */
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

/** A shipping form that nothing is known for. */
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

/**
 * The fields of a form that shows a choice.
 *
 * @example
 * const { choice } = useCheckout(1);
 * const start = choice ? shippingFieldsOf(choice) : EMPTY_SHIPPING;
 */
export const shippingFieldsOf = (choice: ShippingChoice): ShippingFields => ({
  ...EMPTY_SHIPPING,
  ...choice,
  note: choice.note ?? '',
});

/**
 * The fields of a form that an address fills.
 *
 * @example
 * const [address] = useAddresses('home').data ?? [];
 * const start = { ...EMPTY_SHIPPING, ...(address && addressFields(address)) };
 */
export const addressFields = ({ name, phone, county, district, zip, street }: Address) => ({
  name,
  phone,
  county,
  district,
  zip,
  street,
});

/**
 * The choice that a form sends: only the fields of its method.
 *
 * @example
 * const { chooseShipping } = useCheckout(1);
 * const typed = { ...EMPTY_SHIPPING, shipping_id: 4, kind: 'pickup', name: '林小滿' } as const;
 * await chooseShipping.mutateAsync(shippingChoiceOf(typed));
 */
export function shippingChoiceOf({
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

/** What is known before the shopper types. */
export interface KnownShipping {
  /** The saved input. */
  readonly draft: CheckoutDraft['shipping'] | undefined;
  /** The last choice. */
  readonly choice: ShippingChoice | null;
  readonly address: Address | undefined;
  readonly profile: Pick<MemberProfile, 'name' | 'phone'> | undefined;
}

/**
 * The fields that a shipping form begins with: the draft, else the last choice, else the default
 * address and the name of the profile, also for a first-time buyer. The first available method
 * replaces one that is not.
 *
 * @example
 * const { shipping, choice } = useCheckout(1);
 * const { draft } = useCheckoutDraft(1);
 * const [address] = useAddresses('home').data ?? [];
 * const start = startShipping(shipping.data?.list ?? [], {
 *   draft: draft.shipping,
 *   choice,
 *   address,
 *   profile,
 * });
 */
export function startShipping(
  methods: readonly ShippingMethod[],
  { draft, choice, address, profile }: KnownShipping,
): ShippingFields {
  const fields = {
    ...EMPTY_SHIPPING,
    name: profile?.name ?? '',
    phone: profile?.phone ?? '',
    ...(address ? addressFields(address) : {}),
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
