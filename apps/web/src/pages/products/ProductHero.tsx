import { useMessages } from '@mall/app/messages';
import { useIsLayerOpen } from '@mall/hooks';
import type { ProductDetail } from '@mall/sdk';
import {
  Gallery,
  Heading,
  IconButton,
  Inline,
  LayerBadge,
  monthAndDay,
  Price,
  Text,
  useShopLabels,
} from '@mall/ui';
import { Heart, Share2 } from 'lucide-react';
import { NameTip } from '../../components/NameTip/NameTip';
import { PICTURE_SIZES } from '../../components/products/pictureSizes';
import { useCollect } from '../../components/products/useCollect';
import { useShare } from '../../components/share/useShare';
import { to } from '../../paths/paths';
import { DeferredContent } from '../../navigation/DeferredContent';
import { SharedElement } from '../../navigation/SharedElement';
import { sharedPicture } from '../../navigation/sharedElementTransition';
import { productMessages } from '../../messages/zh-TW/products';
import { BuyButtons } from '../../components/products/BuyButtons';
import { Delivery } from './Delivery';
import { ProductDescription } from './ProductDescription';
import { LayerPaused } from '../../components/products/LayerPaused';
import { DesktopOnly } from '../../components/products/DesktopOnly';
import { BuyBox, Details, Hero, NameAndPrice, Pictures } from './ProductHero.styles';
import { SoldOut } from '../../components/products/SoldOut';
import { Specs } from './Specs';
import type { Purchase } from '../../components/products/usePurchase';
import { chosenVariant } from '../../components/products/chosenVariant';
import { VariantPicker } from '../../components/products/VariantPicker';

export interface ProductHeroProps {
  readonly product: ProductDetail;
  readonly purchase: Purchase;
}

/** Pictures, description and specification, beside the name, price, variants, buy buttons and delivery. */
export function ProductHero({ product, purchase }: ProductHeroProps) {
  const t = useMessages(productMessages);
  const labels = useShopLabels();
  const collect = useCollect(product);
  const share = useShare();
  const { rule } = purchase;
  const isOpen = useIsLayerOpen(product.layer);
  // A product without a choice begins with its first picture.
  const chosen = chosenVariant(product.rules, rule);
  return (
    <Hero>
      <Pictures data-goods>
        <SharedElement>
          <Gallery
            edgeToEdge
            label={t('Pictures of {0}', product.name)}
            shown={chosen?.index_img}
            pictures={product.pictures.map((src, at) => ({
              src,
              alt: product.name,
              sizes: PICTURE_SIZES,
              ...(at === 0 && {
                mainColor: product.color,
                preview: sharedPicture(to.product(product.p_id)),
              }),
            }))}
          />
        </SharedElement>
      </Pictures>
      <BuyBox>
        <NameAndPrice>
          <Heading level={1} size="xl">
            {product.name}
          </Heading>
          <Inline gap={2} justify="space-between" wrap={false}>
            <Inline gap={3}>
              <Price
                amount={(rule ?? product).amount}
                market_price={(rule ?? product).market_price}
                size="lg"
              />
              {product.sale_ends_on !== null && (
                <Text as="span" size="sm" tone="brand">
                  {labels.until(monthAndDay(product.sale_ends_on))}
                </Text>
              )}
            </Inline>
            <Inline gap={1} wrap={false}>
              <NameTip name={labels.collect(product.name)}>
                <IconButton
                  label={labels.collect(product.name)}
                  aria-pressed={product.is_collect}
                  onClick={() => collect(!product.is_collect)}
                >
                  <Heart fill={product.is_collect ? 'currentColor' : 'none'} />
                </IconButton>
              </NameTip>
              <NameTip name={t('Share')}>
                <IconButton label={t('Share')} onClick={() => void share(product.name)}>
                  <Share2 />
                </IconButton>
              </NameTip>
            </Inline>
          </Inline>
          <Inline gap={3}>
            {product.layer !== 1 && <LayerBadge layer={product.layer} />}
            <Text as="span" size="sm" tone="muted">
              {t('Sold {0}', product.sold_count)} ·{' '}
              {t('{0} people saved this', product.collect_count)}
            </Text>
          </Inline>
        </NameAndPrice>
        {!isOpen ? (
          <LayerPaused layer={product.layer} />
        ) : product.sold_out ? (
          <SoldOut product={product} />
        ) : (
          <>
            <VariantPicker purchase={purchase} name={product.name} />
            {rule?.stock === 0 && <SoldOut product={product} variant={chosen} />}
            {rule?.stock !== 0 && (
              <DesktopOnly>
                <BuyButtons purchase={purchase} size="lg" />
              </DesktopOnly>
            )}
          </>
        )}
        <Delivery
          delivery={product.delivery}
          layer={product.layer}
          isPaused={!isOpen}
          soldOut={product.sold_out}
        />
      </BuyBox>
      <Details>
        <DeferredContent>
          <ProductDescription product={product} />
          <Specs specs={(rule ?? product).specs} />
        </DeferredContent>
      </Details>
    </Hero>
  );
}
