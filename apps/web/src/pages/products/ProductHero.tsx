import type { ProductDetail } from '@mall/sdk';
import {
  Button,
  Gallery,
  Heading,
  IconButton,
  Inline,
  LayerBadge,
  Price,
  Stack,
  Text,
} from '@mall/ui';
import { Heart, Share2 } from 'lucide-react';
import { useShopLabels } from '@mall/ui';
import { useCollect } from '../../components/products/useCollect';
import { useShare } from '../../components/share/useShare';
import { ShippingDays } from '../../components/shipping/ShippingDays';
import { useMessages } from '../../messages/useMessages';
import { productMessages } from '../../messages/zh-TW/products';
import { ProductDescription } from './ProductDescription';
import { DesktopOnly, Hero, Pictures } from './ProductHero.styles';
import type { Purchase } from './usePurchase';
import { VariantPicker } from './VariantPicker';

export interface ProductHeroProps {
  readonly product: ProductDetail;
  readonly purchase: Purchase;
}

/** Pictures beside the name, price, variants and buy buttons. */
export function ProductHero({ product, purchase }: ProductHeroProps) {
  const t = useMessages(productMessages);
  const labels = useShopLabels();
  const collect = useCollect(product);
  const share = useShare();
  const { rule, isAdding } = purchase;
  const soldOut = product.sold_out || rule?.stock === 0;
  return (
    <Hero>
      <Pictures>
        <Gallery
          label={t('Pictures of {0}', product.name)}
          pictures={product.pictures.map((src) => ({ src, alt: product.name }))}
        />
      </Pictures>
      <Stack gap={4}>
        <Stack gap={2}>
          <Inline gap={2} justify="space-between">
            <LayerBadge layer={product.layer} />
            <Inline gap={1}>
              <IconButton
                label={labels.collect(product.name)}
                aria-pressed={product.is_collect}
                onClick={() => collect(!product.is_collect)}
              >
                <Heart fill={product.is_collect ? 'currentColor' : 'none'} />
              </IconButton>
              <IconButton label={t('Share')} onClick={() => void share(product.name)}>
                <Share2 />
              </IconButton>
            </Inline>
          </Inline>
          <Heading level={1}>{product.name}</Heading>
          <Text tone="muted">{product.summary}</Text>
        </Stack>
        <Price
          amount={(rule ?? product).amount}
          market_price={(rule ?? product).market_price}
          size="lg"
        />
        {product.stock_notice && (
          <Text tone={product.sold_out ? 'danger' : 'warning'} strong>
            {product.stock_notice}
          </Text>
        )}
        <ShippingDays />
        <VariantPicker purchase={purchase} name={product.name} />
        <DesktopOnly>
          <Button
            size="lg"
            variant="secondary"
            fullWidth
            disabled={soldOut}
            loading={isAdding}
            onClick={() => void purchase.add()}
          >
            {t('Add to cart')}
          </Button>
          <Button
            size="lg"
            fullWidth
            disabled={soldOut || isAdding}
            onClick={() => void purchase.buy()}
          >
            {soldOut ? t('Sold out') : t('Buy now')}
          </Button>
        </DesktopOnly>
        <Text size="sm" tone="muted">
          {t('Sold {0}', product.sold_count)} ·{' '}
          {t('{0} people collected this', product.collect_count)}
        </Text>
        <ProductDescription product={product} />
      </Stack>
    </Hero>
  );
}
