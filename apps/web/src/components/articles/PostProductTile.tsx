import { useMessages } from '@mall/app/messages';
import { useIsLayerOpen } from '@mall/hooks';
import type { ArticleSummary } from '@mall/sdk';
import { PostProductRow, Text } from '@mall/ui';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { to } from '../../paths/paths';
import { BasketButton } from '../products/BasketButton';

/** A product that a post recommends, with its add-to-cart button. */
export function PostProductTile({
  product,
}: {
  readonly product: ArticleSummary['product'][number];
}) {
  const t = useMessages(sharedProductMessages);
  const isOpen = useIsLayerOpen(product.layer);
  return (
    <PostProductRow
      product={product}
      href={to.product(product.p_id)}
      action={
        isOpen ? (
          <BasketButton product={product} variant="soft" />
        ) : (
          <Text as="span" size="sm" tone="muted">
            {t('Not for sale now')}
          </Text>
        )
      }
    />
  );
}
