import { useErrorText } from '@mall/app/messages';
import { useCartPoints, useConfigs } from '@mall/hooks';
import type { CartLayer } from '@mall/sdk';
import { PointsFieldset as Fieldset } from '@mall/ui/checkout';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';

export interface PointsFieldsetProps {
  readonly layer: CartLayer;
  /** The discount of the spent points, NT$; undefined while unknown. */
  readonly amount: number | undefined;
  /** Whether the total is changing, and with it how many points the order takes. */
  readonly isChanging: boolean;
}

/** The points to spend on this cart; renders nothing if the shop has no points. */
export function PointsFieldset({ layer, amount, isChanging }: PointsFieldsetProps) {
  const errorText = useErrorText();
  const rate = useConfigs().data?.point.point_exchange_amount ?? 0;
  const { balance, most, used, spend } = useCartPoints(layer);
  if (rate < 1) return null;
  return (
    <CheckoutSection aria-busy={balance === undefined || undefined}>
      <Fieldset
        {...{ balance, most, used, amount, rate, isChanging }}
        onSpend={spend.mutateAsync}
        onEdit={() => spend.error && spend.reset()}
        error={spend.error && errorText(spend.error)}
      />
    </CheckoutSection>
  );
}
