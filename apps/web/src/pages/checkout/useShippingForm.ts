import { useErrorText, useMessages } from '@mall/app/messages';
import {
  useShippingForm as useShippingLogic,
  type ShippingFields,
  type ShippingFormOptions as LogicOptions,
} from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import { useEffect, useState } from 'react';
import { useContractForm } from '../../forms/useContractForm';
import { checkoutMessages } from '../../messages/zh-TW/checkout';

export interface ShippingFormOptions extends Omit<LogicOptions, 'fields'> {
  readonly initial: ShippingFields;
  /** Called with every change, valid or not. */
  readonly onDraft: (fields: Partial<ShippingFields>) => void;
  readonly onChosen: () => void;
}

/** The shipping form of the site: validates it, saves the draft, and shows a refusal beside its field. */
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
  const [refusal, setRefusal] = useState<string>();
  const form = useContractForm<ShippingFields>('shippingChoice', initial);
  const { watch } = form;
  const shipping = useShippingLogic({ methods, addresses, fields: watch(), choose });

  useEffect(() => {
    const { unsubscribe } = watch((fields) => onDraft(fields));
    return unsubscribe;
  }, [watch, onDraft]);

  const refuseMethod = (message: string) => form.setError('shipping_id', { message });

  const send = form.handleSubmit(async (fields) => {
    setRefusal(undefined);
    if (shipping.isStoreMissing) {
      refuseMethod(t('Please choose a store first'));
      return;
    }
    try {
      await shipping.send(fields);
      onChosen();
    } catch (error) {
      if (isMallError(error, 'storeMissing', 'shippingUnavailable')) {
        refuseMethod(errorText(error));
      } else if (!form.showRefusal(error)) setRefusal(errorText(error));
    }
  });
  return { method: shipping.method, send, refusal, fieldset: { form, shipping, addresses } };
}
