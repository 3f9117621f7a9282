import { useMessages } from '@mall/app/messages';
import type { ShippingChoice, ShippingMethod } from '@mall/sdk';
import { Button, ReviewRow } from '@mall/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { ShippingDays } from '../../components/shipping/ShippingDays';
import { checkoutMessages } from '../../messages/zh-TW/checkout';

export interface ShippingReviewProps {
  readonly choice: ShippingChoice;
  readonly methods: readonly ShippingMethod[];
  /** How it is changed: a URL, or a control of the page. */
  readonly change: string | ReactNode;
}

/** The shipping choice, collapsed to a line. */
export function ShippingReview({ choice, methods, change }: ShippingReviewProps) {
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
      <ShippingDays />
    </CheckoutSection>
  );
}
