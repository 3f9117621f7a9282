import { useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { byLayer, useCartPreview, useProductSelection } from '@mall/hooks';
import type { ArticleSummary } from '@mall/sdk';
import { Button, Drawer, formatPrice, LayerBadge, Stack, Text } from '@mall/ui';
import { useState } from 'react';
import { sharedArticleMessages } from '../../../messages/zh-TW/sharedArticles';
import { tableMessages } from '../../../messages/zh-TW/table';
import { useIsOffline } from '../../../offline/connection';
import { ParcelCost } from './ParcelCost';
import { TableLine } from './TableLine';
import { Foot, Lines, Parcel, Total } from './TableSheet.styles';
import { tableTotals } from './tableTotals';
import { usePutTable } from './usePutTable';

export interface TableSheetProps {
  readonly article: ArticleSummary;
  readonly onOpenChange: (open: boolean) => void;
}

/** The products of a post with quantities and variants, by the parcel that each belongs to. */
export default function TableSheet({ article, onOpenChange }: TableSheetProps) {
  const t = useMessages(tableMessages);
  const shared = useMessages(sharedArticleMessages);
  const offline = useIsOffline();
  const selection = useProductSelection(article.product);
  const { items, lines, undecided } = selection;
  const preview = useCartPreview(lines);
  const [isMarked, setMarked] = useState(false);
  const { put, isPending } = usePutTable({
    onAdded: () => onOpenChange(false),
    onRefused: () => void preview.refetch(),
  });
  const carts = lines.length > 0 ? (preview.data?.carts ?? []) : [];
  const { items: price, fee } = tableTotals(carts, lines);
  const total =
    fee === 0
      ? t('{0} in all', formatPrice(price))
      : t('{0} in all, shipping {1}', formatPrice(price), formatPrice(fee));

  function putAll() {
    const [first] = undecided;
    if (!first) return void put(lines);
    setMarked(true);
    document.getElementById(lineId(first.original.p_id))?.scrollIntoView({ block: 'center' });
  }

  return (
    <Drawer
      open
      side="bottom"
      title={shared('Shop this table')}
      onOpenChange={onOpenChange}
      footer={
        <Foot>
          <Total role="status">
            {offline
              ? t('You are offline, so you cannot add items to your cart.')
              : lines.length === 0 && undecided.length === 0 && t('Nothing is chosen')}
            {undecided.length > 0 && (
              <small>{t('{0} products need a variant', undecided.length)}</small>
            )}
            {lines.length > 0 && carts.length > 0 && <strong>{total}</strong>}
          </Total>
          <Button
            fullWidth
            disabled={offline || (lines.length === 0 && undecided.length === 0)}
            loading={isPending}
            onClick={putAll}
          >
            {t('Put all in my carts')}
          </Button>
        </Foot>
      }
    >
      <Stack gap={5}>
        <Text tone="muted" size="sm">
          {t('Choose a quantity of each; 0 leaves it out.')}
        </Text>
        {preview.error && (
          <QueryFailure query={preview} title={t('The costs could not be loaded')} />
        )}
        {byLayer(items).map(({ layer, items: inParcel }) => (
          <Parcel key={layer}>
            <h3>
              <LayerBadge layer={layer} />
            </h3>
            <Lines role="list">
              {inParcel.map((item) => (
                <li key={item.original.p_id} id={lineId(item.original.p_id)}>
                  <TableLine
                    key={item.product.p_id}
                    item={item}
                    selection={selection}
                    checked={preview.data?.lines.find(({ rule_id }) => rule_id === item.rule_id)}
                    isMarked={isMarked}
                  />
                </li>
              ))}
            </Lines>
            <ParcelCost
              cart={carts.find((cart) => cart.layer === layer)}
              lines={lines.filter((line) => line.layer === layer)}
            />
          </Parcel>
        ))}
      </Stack>
    </Drawer>
  );
}

const lineId = (productId: number) => `table-${productId}`;
