import { useMessages } from '@mall/app/messages';
import type { Departure, ShippingChoice, ShippingMethod } from '@mall/sdk';
import { Button, ReviewRow } from '@mall/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { DepartureLine } from '../../components/shipping/DepartureLine';
import { checkoutMessages } from '../../messages/zh-TW/checkout';

export interface ShippingReviewProps {
  readonly choice: ShippingChoice;
  readonly methods: readonly ShippingMethod[];
  /** When it ships and arrives. @default the days of the chosen method in `methods` */
  readonly departure?: Departure | null | undefined;
  /** How it is changed: a URL, or a control of the page. */
  readonly change: string | ReactNode;
}

/** The shipping choice, collapsed to a line. */
export function ShippingReview({ choice, methods, departure, change }: ShippingReviewProps) {
  const t = useMessages(checkoutMessages);
  const method = methods.find(({ id }) => id === choice.shipping_id);
  const place =
    choice.kind === 'home'
      ? `${choice.zip} ${choice.county}${choice.district}${choice.street}`
      : method?.store?.name;
  return (
    <CheckoutSection>
      <ReviewRow
        label={t('Shipping')}
        action={
          typeof change === 'string' ? (
            <Button asChild variant="quiet" size="sm">
              <Link to={change}>{t('Change the shipping')}</Link>
            </Button>
          ) : (
            change
          )
        }
      >
        {[method?.name, `${choice.name} ${choice.phone}`, place].filter(Boolean).join('・')}
      </ReviewRow>
      <DepartureLine departure={departure === undefined ? method?.departure : departure} />
    </CheckoutSection>
  );
}
