import { useErrorText, useMessages } from '@mall/app/messages';
import { shippingChoiceOf, type ShippingFields, useCounties, useSaveAddress } from '@mall/hooks';
import { isMallError, type Address, type ShippingChoice, type ShippingMethod } from '@mall/sdk';
import { useEffect, useState } from 'react';
import { useContractForm } from '../../forms/useContractForm';
import { checkoutMessages } from '../../messages/zh-TW/checkout';

export interface ShippingFormOptions {
  readonly methods: readonly ShippingMethod[];
  readonly addresses: readonly Address[];
  readonly initial: ShippingFields;
  /** Called with every change, valid or not. */
  readonly onDraft: (fields: Partial<ShippingFields>) => void;
  readonly choose: (choice: ShippingChoice) => Promise<unknown>;
  readonly onChosen: () => void;
}

/** The shipping form: sends the choice, saves the address, and shows a refusal beside its field. */
export function useShippingForm({
  methods,
  addresses,
  initial,
  onDraft,
  choose,
  onChosen,
}: ShippingFormOptions) {
  const t = useMessages(checkoutMessages);
  const errorText = useErrorText();
  const { mutate: storeAddress } = useSaveAddress();
  const [remember, onRememberChange] = useState(addresses.length === 0);
  const [refusal, setRefusal] = useState<string>();
  const form = useContractForm<ShippingFields>('shippingChoice', initial);
  const { watch } = form;
  const { data: counties } = useCounties();
  const [county, district] = watch(['county', 'district']);
  const place = counties
    ?.find((each) => each.county === county)
    ?.districts.find((each) => each.district === district);
  // Updates the fee when the place is chosen.
  const offered = methods.map((each) =>
    each.kind === 'home' && place
      ? { ...each, ...each.to[place.outlying ? 'islands' : 'main'] }
      : each,
  );
  const method = offered.find(({ id }) => id === watch('shipping_id'));

  useEffect(() => {
    const { unsubscribe } = watch((fields) => onDraft(fields));
    return unsubscribe;
  }, [watch, onDraft]);

  const refuseMethod = (message: string) => form.setError('shipping_id', { message });

  const send = form.handleSubmit(async (fields) => {
    setRefusal(undefined);
    if (method?.kind === 'cvs' && !method.store) {
      refuseMethod(t('Please choose a store first'));
      return;
    }
    try {
      await choose(shippingChoiceOf(fields));
      if (remember && fields.kind === 'home') {
        const { name, phone, county, district, zip, street } = fields;
        const is_default = addresses.length === 0;
        storeAddress({ type: 'home', name, phone, county, district, zip, street, is_default });
      }
      onChosen();
    } catch (error) {
      if (isMallError(error, 'storeMissing', 'shippingUnavailable')) {
        refuseMethod(errorText(error));
      } else if (!form.showRefusal(error)) setRefusal(errorText(error));
    }
  });
  return {
    form,
    method,
    send,
    refusal,
    fieldset: { form, methods: offered, addresses, remember, onRememberChange },
  };
}
