import { useMessages } from '@mall/app/messages';
import { QueryState } from '@mall/app/queries';
import { useCartCounts, useCartLayers } from '@mall/hooks';
import type { CartLayer } from '@mall/sdk';
import { Container, Heading, Stack, Tabs, Text, useShopLabels } from '@mall/ui';
import { useSearchParams } from 'react-router-dom';
import { LinesSkeleton } from '../../components/cart/LinesSkeleton';
import { PageTitle } from '../../navigation/PageTitle';
import { LayerCart } from './LayerCart';
import { cartMessages } from '../../messages/zh-TW/cart';

/** `/cart/temp`: one cart per temperature; a single cart when only one layer is on (spec §4). */
export default function CartPage() {
  const t = useMessages(cartMessages);
  const { temperatures } = useShopLabels();
  return (
    <Container>
      <PageTitle>{t('Cart')}</PageTitle>
      <Stack gap={4}>
        <Heading level={1}>{t('Cart')}</Heading>
        <QueryState
          query={useCartLayers()}
          failed={t('Your cart could not be loaded')}
          skeleton={<LinesSkeleton />}
        >
          {(layers) => (
            <>
              {layers.length === 1 && layers[0] && (
                <LayerCart layer={layers[0]} name={temperatures[layers[0]]} alone />
              )}
              {layers.length > 1 && <CartTabs layers={layers} />}
            </>
          )}
        </QueryState>
      </Stack>
    </Container>
  );
}

function CartTabs({ layers }: { readonly layers: readonly CartLayer[] }) {
  const t = useMessages(cartMessages);
  const { temperatures } = useShopLabels();
  const [search, setSearch] = useSearchParams();
  const counts = useCartCounts();
  const asked = layers.find((layer) => String(layer) === search.get('temp'));
  // If the URL names none, open the first cart that has items.
  const current = asked ?? layers.find((layer) => (counts[layer] ?? 0) > 0) ?? layers[0];
  return (
    <>
      <Text tone="muted" size="sm">
        {t('Items of each temperature ship in their own box and are checked out separately.')}
      </Text>
      <Tabs
        label={t('Carts by storage temperature')}
        value={String(current)}
        onValueChange={(temp) => setSearch({ temp }, { replace: true })}
        items={layers.map((layer) => ({
          value: String(layer),
          label: temperatures[layer],
          count: counts[layer] ?? 0,
          content: <LayerCart layer={layer} name={temperatures[layer]} />,
        }))}
      />
    </>
  );
}
