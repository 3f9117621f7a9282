import { useMessages } from '@mall/app/messages';
import type { Departure, ShippingChoice, ShippingMethod } from '@mall/sdk';
import { Button } from '@mall/ui';
import { ShippingReview as Review } from '@mall/ui/checkout';
import { Link } from 'react-router-dom';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { DepartureLine } from '../../components/shipping/DepartureLine';
import { checkoutMessages } from '../../messages/zh-TW/checkout';

export interface ShippingReviewProps {
  readonly choice: ShippingChoice;
  readonly methods: readonly ShippingMethod[];
  /** When it ships and arrives. @default the days of the chosen method in `methods` */
  readonly departure?: Departure | null | undefined;
  /** How it is changed: a URL, or a function. */
  readonly change: string | (() => void);
}

/** The shipping choice as a card: recipient and place, method, days. */
export function ShippingReview({ choice, methods, departure, change }: ShippingReviewProps) {
  const t = useMessages(checkoutMessages);
  const method = methods.find(({ id }) => id === choice.shipping_id);
  const label = t('Change shipping');
  return (
    <CheckoutSection>
      <Review
        choice={choice}
        methods={methods}
        action={
          typeof change === 'string' ? (
            <Button asChild variant="quiet" size="sm" aria-label={label}>
              <Link to={change}>{t('Change')}</Link>
            </Button>
          ) : (
            <Button variant="quiet" size="sm" aria-label={label} onClick={change}>
              {t('Change')}
            </Button>
          )
        }
      />
      <DepartureLine departure={departure === undefined ? method?.departure : departure} />
    </CheckoutSection>
  );
}
