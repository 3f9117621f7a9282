import type { ReactNode } from 'react';
import { Price } from '../../products/Price/Price';
import { formatPrice } from '../../products/Price/formatPrice';
import { RadioCard } from '../../kit/RadioGroup/RadioCard';
import { RadioGroup } from '../../kit/RadioGroup/RadioGroup';
import { defaultShippingLabels } from '../../labels/zh-TW/shipping';
import type { ShippingLabels } from '../../labels/types/shipping';
import { useLabels } from '../../theme/UiContext';
import { ChosenStore } from './ChosenStore';

/** A shipping method of a cart or an unpaid order, with the API's field names. */
export interface ShippingOption {
  id: number;
  /** `cvs`: the parcel is picked up at a convenience store. */
  kind: 'home' | 'cvs' | 'pickup';
  name: string;
  description: string;
  /** NT$. */
  fee: number;
  /** The price of the items from which it is free, NT$; null: never. */
  free_from: number | null;
  available: boolean;
  /** Why it is not available. */
  reason: string | null;
  /** The store that was chosen last; null for none. */
  store: { name: string; address: string } | null;
}

export interface ShippingFieldsetProps<Method extends ShippingOption> {
  /** The methods, in order; those that are not available show their reason. */
  methods: readonly Method[];
  /** The id of the chosen method; undefined for none. */
  value: number | undefined;
  /** Called with the method that was chosen. */
  onValueChange: (method: Method) => void;
  /** Error message, e.g. that a store is missing. */
  error?: ReactNode;
  /** Returns a line about a method, e.g. when it ships and arrives. */
  details?: ((method: Method) => ReactNode) | undefined;
  /**
   * Opens the provider's map of stores: `useStoreMap` of `@mall/hooks`. Without it, methods with
   * stores have no button.
   */
  onChooseStore?: ((method: Method) => void) | undefined;
  /**
   * Whether the map is opening.
   * @default false
   */
  isOpeningMap?: boolean | undefined;
  /** Why the map could not be opened. */
  mapError?: ReactNode;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: ShippingLabels | undefined;
}

/**
 * Chooses how an order is shipped, with the fee of each method. A store pickup shows the chosen
 * store, and a button that opens the map of stores.
 *
 * @example
 * const { shipping } = useCheckout(1);
 * const [id, setId] = useState<number>();
 * <ShippingFieldset
 *   methods={shipping.data?.list ?? []}
 *   value={id}
 *   onValueChange={(method) => setId(method.id)}
 * />
 */
export function ShippingFieldset<Method extends ShippingOption>({
  methods,
  value,
  onValueChange,
  error,
  details,
  onChooseStore,
  isOpeningMap = false,
  mapError,
  labels: given,
}: ShippingFieldsetProps<Method>) {
  const labels = useLabels('shipping', given, defaultShippingLabels);
  return (
    <RadioGroup
      label={labels.shippingMethod}
      value={value === undefined ? '' : String(value)}
      error={error}
      onValueChange={(wanted) => {
        const method = methods.find(({ id }) => String(id) === wanted);
        if (method) onValueChange(method);
      }}
    >
      {methods.map((method) => (
        <RadioCard
          key={method.id}
          value={String(method.id)}
          title={method.name}
          description={
            <>
              {details?.(method)}
              {method.description}
              {method.free_from !== null &&
                method.fee > 0 &&
                labels.freeFrom(formatPrice(method.free_from))}
            </>
          }
          end={method.fee === 0 ? labels.free : <Price amount={method.fee} size="sm" />}
          disabledReason={method.available ? undefined : method.reason}
        >
          {method.kind === 'cvs' && method.id === value && method.available && (
            <ChosenStore
              store={method.store}
              labels={labels}
              onChoose={onChooseStore && (() => onChooseStore(method))}
              isOpening={isOpeningMap}
              error={mapError}
            />
          )}
        </RadioCard>
      ))}
    </RadioGroup>
  );
}
