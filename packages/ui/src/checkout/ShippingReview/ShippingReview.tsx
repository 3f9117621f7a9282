import type { ReactNode } from 'react';
import { ReviewRow } from '../../kit/ReviewRow/ReviewRow';
import { Text } from '../../kit/Text/Text';
import { defaultShippingLabels } from '../../labels/zh-TW/shipping';
import type { ShippingLabels } from '../../labels/types/shipping';
import { useLabels } from '../../theme/UiContext';

/** A chosen shipping, as the API returns it. */
export type ShippingReviewChoice = {
  shipping_id: number;
  name: string;
  phone: string;
} & (
  | { kind: 'home'; zip: string; county: string; district: string; street: string }
  | { kind: 'cvs' | 'pickup' }
);

/** The fields of a shipping method that the review shows. */
export interface ShippingReviewMethod {
  id: number;
  name: string;
  store: { name: string } | null;
}

export interface ShippingReviewProps {
  /** The choice. */
  choice: ShippingReviewChoice;
  /** The methods, one of which is chosen. */
  methods: readonly ShippingReviewMethod[];
  /** A link or button to change it, quiet and small; name what it changes. */
  action?: ReactNode;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: ShippingLabels | undefined;
}

/**
 * The chosen shipping in two lines: recipient and place, method and phone number.
 *
 * @example
 * const { shipping, choice } = useCheckout(1);
 * if (choice && shipping.data) return <ShippingReview choice={choice} methods={shipping.data.list} />;
 */
export function ShippingReview({ choice, methods, action, labels: given }: ShippingReviewProps) {
  const labels = useLabels('shipping', given, defaultShippingLabels);
  const method = methods.find(({ id }) => id === choice.shipping_id);
  const isHome = choice.kind === 'home';
  const place = isHome ? `${choice.county}${choice.district}${choice.street}` : method?.store?.name;
  return (
    <ReviewRow label={isHome ? labels.shipTo : labels.pickUpAt} action={action}>
      <Text strong>{[choice.name, place].filter(Boolean).join('・')}</Text>
      <Text size="sm" tone="muted">
        {[method?.name, choice.phone].filter(Boolean).join('・')}
      </Text>
    </ReviewRow>
  );
}
