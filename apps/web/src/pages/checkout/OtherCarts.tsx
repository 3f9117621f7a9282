import { useMessages } from '@mall/app/messages';
import { useCartCounts, useCartLayers } from '@mall/hooks';
import { Button, Heading, Inline, Text, useShopLabels } from '@mall/ui';
import { Link } from 'react-router-dom';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { completeMessages } from '../../messages/zh-TW/complete';
import { to } from '../../paths/paths';

/** Other carts that still contain items after an order; renders nothing if all are empty. */
export function OtherCarts() {
  const t = useMessages(completeMessages);
  const { temperatures } = useShopLabels();
  const counts = useCartCounts();
  const full = useCartLayers().data?.filter((layer) => (counts[layer] ?? 0) > 0) ?? [];
  if (full.length === 0) return null;
  return (
    <CheckoutSection>
      <Heading level={2} size="lg">
        {t('Still in your carts')}
      </Heading>
      {full.map((layer) => (
        <Inline key={layer} gap={3} justify="space-between">
          <Text>{t('Your {0} cart has {1} items', temperatures[layer], counts[layer] ?? 0)}</Text>
          <Button asChild size="sm" variant="secondary">
            <Link to={to.cart(layer)}>{t('Go to cart')}</Link>
          </Button>
        </Inline>
      ))}
    </CheckoutSection>
  );
}
