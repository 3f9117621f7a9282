import type { ReactNode } from 'react';
import { Button } from '../../kit/Button/Button';
import { Stack } from '../../kit/Stack/Stack';
import { Text } from '../../kit/Text/Text';
import type { ShippingLabels } from '../../labels/types/shipping';

interface ChosenStoreProps {
  /** The chosen store; null for none. */
  readonly store: { readonly name: string; readonly address: string } | null;
  readonly labels: Pick<ShippingLabels, 'chooseStore' | 'changeStore'>;
  /** Opens the map; without it there is no button. */
  readonly onChoose: (() => void) | undefined;
  readonly isOpening: boolean;
  /** Why the map could not be opened. */
  readonly error: ReactNode;
}

/** The chosen store of a store pickup, and the button that opens the map. */
export function ChosenStore({ store, labels, onChoose, isOpening, error }: ChosenStoreProps) {
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
      {onChoose && (
        <div>
          <Button
            type="button"
            size="sm"
            variant="secondary"
            loading={isOpening}
            onClick={onChoose}
          >
            {store ? labels.changeStore : labels.chooseStore}
          </Button>
        </div>
      )}
      {error && (
        <Text tone="danger" size="sm" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
