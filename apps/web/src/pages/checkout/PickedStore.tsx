import { useErrorText, useMessages } from '@mall/app/messages';
import { useStoreMap } from '@mall/hooks';
import { redirectToPayment, type ShippingMethod } from '@mall/sdk';
import { Button, Stack, Text } from '@mall/ui';
import { useLocation } from 'react-router-dom';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { saveMapReturn } from './mapReturn';

export interface PickedStoreProps {
  /** A shipping method with stores. */
  readonly method: ShippingMethod;
}

/** The chosen store, and a link to the provider's map. The draft keeps the typed text meanwhile. */
export function PickedStore({ method: { id, store } }: PickedStoreProps) {
  const t = useMessages(checkoutMessages);
  const errorText = useErrorText();
  const { pathname, search } = useLocation();
  const map = useStoreMap();
  return (
    <Stack gap={2}>
      {store && (
        <div>
          <Text as="p">{store.name}</Text>
          <Text as="p" tone="muted" size="sm">
            {store.address}
          </Text>
        </div>
      )}
      <div>
        <Button
          type="button"
          size="sm"
          variant="secondary"
          loading={map.isPending || map.isSuccess}
          onClick={() =>
            map.mutate(id, {
              onSuccess: (form) => {
                saveMapReturn(pathname + search);
                redirectToPayment(form);
              },
            })
          }
        >
          {store ? t('Change the store') : t('Choose a store')}
        </Button>
      </div>
      {map.error && (
        <Text tone="danger" size="sm" role="alert">
          {errorText(map.error)}
        </Text>
      )}
    </Stack>
  );
}
