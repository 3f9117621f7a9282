import { useMessages } from '@mall/app/messages';
import type { Departure, ShippingChoice, ShippingMethod } from '@mall/sdk';
import { Button, ReviewRow, Text } from '@mall/ui';
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
  const isHome = choice.kind === 'home';
  const place = isHome ? `${choice.county}${choice.district}${choice.street}` : method?.store?.name;
  const label = t('Change the shipping');
  return (
    <CheckoutSection>
      <ReviewRow
        label={isHome ? t('Ship to') : t('Pick up at')}
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
      >
        <Text strong>{[choice.name, place].filter(Boolean).join('・')}</Text>
        <Text size="sm" tone="muted">
          {[method?.name, choice.phone].filter(Boolean).join('・')}
        </Text>
      </ReviewRow>
      <DepartureLine departure={departure === undefined ? method?.departure : departure} />
    </CheckoutSection>
  );
}
