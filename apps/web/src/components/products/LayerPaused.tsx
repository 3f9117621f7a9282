import { useMessages } from '@mall/app/messages';
import type { CartLayer } from '@mall/sdk';
import { Text, useShopLabels } from '@mall/ui';
import { productMessages } from '../../messages/zh-TW/products';

/** Says that the shop does not sell products of a layer at the moment. */
export function LayerPaused({ layer }: { readonly layer: CartLayer }) {
  const t = useMessages(productMessages);
  const { temperatures } = useShopLabels();
  return (
    <Text strong>
      {t(
        '{0} products are not for sale at the moment. Please come back later.',
        temperatures[layer],
      )}
    </Text>
  );
}
