import { loadWithRetry } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import type { ProductDetail } from '@mall/sdk';
import { Heading, Skeleton, Stack, Text } from '@mall/ui';
import { lazy } from 'react';
import { productMessages } from '../../messages/zh-TW/products';
import { Hydrating } from '../../hydration/Hydrating';

const RichText = lazy(() => loadWithRetry(() => import('../../richtext/RichText')));

/** The shop's description of a product. */
export function ProductDescription({ product }: { readonly product: ProductDetail }) {
  const t = useMessages(productMessages);
  return (
    <Stack as="section" gap={3} aria-labelledby="details">
      <Heading level={2} id="details">
        {t('Product details')}
      </Heading>
      {product.summary && <Text strong>{product.summary}</Text>}
      <Hydrating fallback={<Skeleton lines={5} />}>
        <RichText html={product.description} />
      </Hydrating>
    </Stack>
  );
}
