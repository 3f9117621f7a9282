import { useMessages } from '@mall/app/messages';
import { useOrders } from '@mall/hooks';
import type { OrderTab } from '@mall/sdk';
import { Card, Heading, Inline, Link, Stack, VisuallyHidden } from '@mall/ui';
import { memberMessages } from '../../messages/zh-TW/members';
import { to } from '../../paths/paths';
import { Figure, Tile, Tiles } from './Overview.styles';

const TILES = [
  ['unpaid', 'Unpaid'],
  ['processing', 'Preparing'],
  ['shipped', 'Shipped'],
  ['completed', 'Completed'],
] as const satisfies readonly (readonly [OrderTab, keyof typeof memberMessages])[];

/** The number of orders in each state; each links to its list. */
export function OrderTiles() {
  const t = useMessages(memberMessages);
  return (
    <Card as="section">
      <Stack gap={3}>
        <Inline justify="space-between">
          <Heading level={2} size="lg">
            {t('My orders')}
          </Heading>
          <Link tone="quiet" href={to.orders()}>
            {t('All orders')}
          </Link>
        </Inline>
        <Tiles>
          {TILES.map(([status, name]) => (
            <li key={status}>
              <OrderTile status={status} name={t(name)} />
            </li>
          ))}
        </Tiles>
      </Stack>
    </Card>
  );
}

function OrderTile({ status, name }: { readonly status: OrderTab; readonly name: string }) {
  const t = useMessages(memberMessages);
  const { totalCount, error } = useOrders(status);
  const isDue = status === 'unpaid' && Boolean(totalCount);
  return (
    <Tile href={to.orders(status)}>
      <Figure aria-hidden data-due={isDue || undefined}>
        {totalCount ?? (error ? '–' : '')}
      </Figure>
      {name}
      {totalCount !== undefined && <VisuallyHidden>{t('{0} orders', totalCount)}</VisuallyHidden>}
    </Tile>
  );
}
