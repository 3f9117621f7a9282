import type { Address, County, ShippingChoice, ShippingMethod } from '@mall/sdk';
import { useState } from 'react';
import { useCounties } from '../addresses/useCounties';
import { useSaveAddress } from '../addresses/useSaveAddress';
import { shippingChoiceOf, type ShippingFields } from './shipping-fields';

/** The options of {@link useShippingForm}. */
export interface ShippingFormOptions {
  /** The methods of the cart or of the unpaid order. */
  readonly methods: readonly ShippingMethod[];
  /** The member's saved addresses; the address is offered to be saved when there is none. */
  readonly addresses: readonly Address[];
  /** The present values of the form. */
  readonly fields: ShippingFields;
  /** Sends the choice: `chooseShipping.mutateAsync` of `useCheckout`, or `useRepayShipping`. */
  readonly choose: (choice: ShippingChoice) => Promise<unknown>;
}

/** What a shipping form shows besides its values, and how it is sent. */
export interface ShippingForm {
  /** The methods with the fees and restrictions of the place that was entered. */
  readonly methods: readonly ShippingMethod[];
  /** The chosen one; undefined for none. */
  readonly method: ShippingMethod | undefined;
  /** Whether the chosen method needs a store, and none is chosen yet: the server would refuse it. */
  readonly isStoreMissing: boolean;
  /** The counties to choose from; undefined while they load. */
  readonly counties: readonly County[] | undefined;
  /** Loads the counties again; undefined unless loading failed. */
  readonly retryCounties: (() => void) | undefined;
  /** Whether the address will be saved. */
  readonly remember: boolean;
  readonly setRemember: (remember: boolean) => void;
  /**
   * Sends the choice, then saves the address if that is wished. Rejects with the refusal of
   * `choose`; a failure to save the address is ignored, because the order does not need it.
   */
  readonly send: (fields: ShippingFields) => Promise<void>;
}

/** Returns the methods with the fee and the restrictions of a place; those of the main island until it is known. */
function methodsTo(
  methods: readonly ShippingMethod[],
  counties: readonly County[] | undefined,
  { county, district }: Pick<ShippingFields, 'county' | 'district'>,
): readonly ShippingMethod[] {
  const place = counties
    ?.find((each) => each.county === county)
    ?.districts.find((each) => each.district === district);
  if (!place) return methods;
  const region = place.outlying ? 'islands' : 'main';
  return methods.map((each) => (each.kind === 'home' ? { ...each, ...each.to[region] } : each));
}

/**
 * The logic of a shipping form: fees for outlying islands while the address is entered, the chosen
 * method, a missing store, and an address to remember. The values are yours: in state, or in
 * react-hook-form.
 *
 * @example
 * const { shipping, chooseShipping } = useCheckout(1);
 * const { data: saved = [] } = useAddresses('home');
 * const fields = { ...EMPTY_SHIPPING, shipping_id: 4, name: '林小滿' };
 * const form = useShippingForm({
 *   methods: shipping.data?.list ?? [],
 *   addresses: saved,
 *   fields,
 *   choose: chooseShipping.mutateAsync,
 * });
 * const submit = async () => form.isStoreMissing || (await form.send(fields));
 */
export function useShippingForm({
  methods,
  addresses,
  fields,
  choose,
}: ShippingFormOptions): ShippingForm {
  const counties = useCounties();
  const { mutate: saveAddress } = useSaveAddress();
  const isFirst = addresses.length === 0;
  const [remember, setRemember] = useState(isFirst);
  const offered = methodsTo(methods, counties.data, fields);
  const method = offered.find(({ id }) => id === fields.shipping_id);
  return {
    methods: offered,
    method,
    isStoreMissing: method?.kind === 'cvs' && method.store === null,
    counties: counties.data,
    retryCounties: counties.isError ? () => void counties.refetch() : undefined,
    remember,
    setRemember,
    async send(sent) {
      await choose(shippingChoiceOf(sent));
      if (!remember || sent.kind !== 'home') return;
      const { name, phone, county, district, zip, street } = sent;
      const address = { name, phone, county, district, zip, street };
      saveAddress({ type: 'home', ...address, is_default: isFirst });
    },
  };
}
