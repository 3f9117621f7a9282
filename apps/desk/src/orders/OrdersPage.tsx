import { useErrorText, useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { Batch, NewBatch, OrderView } from '@mall/sdk/staff';
import { EmptyState, Stack } from '@mall/ui';
import {
  BatchBar,
  CursorPager,
  FilterBar,
  IndexTable,
  readTableState,
  writeTableState,
  type TableState,
} from '@mall/ui/desk';
import { useQuery } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSingleKeys } from '../keyboard/singleKeys';
import { orderMessages } from '../messages/zh-TW/orders';
import { Page } from '../page/Page';
import { useSession } from '../session/SessionContext';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { SaveViewButton } from '../views/SaveViewButton';
import { useSavedViews } from '../views/useSavedViews';
import { BatchProgress } from './BatchProgress';
import { OrderBatchActions } from './OrderBatchActions';
import { orderListQuery } from './orderListQuery';
import { OrderViews } from './OrderViews';
import { orderCountsQuery, ordersQuery, useShowOrder } from './queries';
import { ShipDialog, type OrderToShip } from './tracking/ShipDialog';
import { useOrderColumns } from './useOrderColumns';
import { useOrderSchema } from './useOrderSchema';
import { VIEWS } from './views';

const NONE: ReadonlySet<string> = new Set();
const PER_PAGE = 50;
/** The parameter with the cursors of earlier pages. */
const EARLIER = 'earlier';

/** `/desk/orders`: the orders of a view. View, search, filters and page are in the URL. */
export default function OrdersPage() {
  const t = useMessages(orderMessages);
  const areKeysOn = useSingleKeys();
  const errorText = useErrorText();
  const staff = useStaff();
  const { permissions } = useSession();
  const { fail } = useToasts();
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const schema = useOrderSchema();
  const saved = useSavedViews('orders', schema);
  const state = readTableState(params, schema);
  const view = VIEWS.find((name) => name === state.view) ?? 'toPick';
  const columns = useOrderColumns(view);
  const orders = useQuery(ordersQuery(staff, orderListQuery(state, staff.now())));
  const counts = useQuery(orderCountsQuery(staff));
  const { refetchAll } = useShowOrder();
  const [chosen, setChosen] = useState<{
    readonly of: string;
    readonly ids: ReadonlySet<string>;
  }>();
  const [batch, setBatch] = useState<Batch>();
  // Prepared orders have left the list that they were chosen in.
  const [started, setStarted] = useState<readonly OrderToShip[]>([]);
  const [shipped, setShipped] = useState<ReadonlySet<string>>();
  const start = useDeskMutation((input: NewBatch) => staff.batches.start(input), setBatch);

  const rows = orders.data?.list ?? [];
  // Another view, filter or page has another selection.
  const place = params.toString();
  const selected = chosen?.of === place ? chosen.ids : NONE;
  const chosenRows = rows.filter(({ trans_order_id: id }) => selected.has(id));
  const pageOf = Number(params.get('page') ?? '1');
  /** The cursors of the pages before this one, without the first page, which has none. */
  const earlier = (params.get(EARLIER) ?? '').split('.').filter((cursor) => cursor !== '');
  // A saved filter is left with its fields; between the other views the filter stays.
  const base = saved.current ? readTableState(new URLSearchParams(), schema) : state;
  const hrefOf = (next: OrderView) =>
    `?${writeTableState({ ...base, cursor: undefined, view: next }, schema).toString()}`;
  const show = (change: Partial<TableState>) =>
    setParams(saved.keepIn(writeTableState({ ...state, cursor: undefined, ...change }, schema)));

  /** Shows a page of the list. The way back is in the URL, so that a link to a page has it, too. */
  function turnTo(page: number, cursor: string | undefined, before: readonly string[]): void {
    const next = saved.keepIn(writeTableState({ ...state, cursor }, schema));
    if (cursor !== undefined) next.set('page', String(page));
    if (before.length > 0) next.set(EARLIER, before.join('.'));
    setParams(next);
  }
  async function run(input: NewBatch): Promise<boolean> {
    try {
      await start.mutateAsync(input);
      setStarted(chosenRows.map(({ trans_order_id: o_id, recipient }) => ({ o_id, recipient })));
      setChosen(undefined);
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  }
  const maySelect =
    permissions.includes('orders.print') ||
    (view === 'toConfirm' && permissions.includes('orders.confirmPaid'));
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;

  return (
    <Page title={t('Orders')}>
      <FilterBar
        label={t('Search orders')}
        placeholder={t('Order number, phone, recipient or product')}
        search={state.search}
        onSearchChange={(search) => show({ search, ...(search !== '' && { view: 'all' }) })}
        filters={schema.filters}
        values={state.filters}
        onValuesChange={(filters) => show({ filters })}
        views={<OrderViews view={view} counts={counts.data} hrefOf={hrefOf} saved={saved} />}
        actions={<SaveViewButton saved={saved} isNarrowed={isNarrowed} />}
      />
      {batch && (
        <BatchProgress
          key={batch.id}
          started={batch}
          onEnd={refetchAll}
          onClose={() => setBatch(undefined)}
          onShip={
            permissions.includes('orders.ship') ? (ids) => setShipped(new Set(ids)) : undefined
          }
        />
      )}
      {shipped && (
        <ShipDialog
          orders={started.filter(({ o_id }) => shipped.has(o_id))}
          onClose={() => setShipped(undefined)}
          onShip={(rows) => {
            setShipped(undefined);
            void run({ kind: 'ship', rows: [...rows] });
          }}
        />
      )}
      <Stack gap={3}>
        <IndexTable
          caption={t('Orders')}
          shortcuts={areKeysOn}
          columns={columns}
          rows={rows}
          keyOf={({ trans_order_id: id }) => id}
          nameOf={({ trans_order_id: id }) => id}
          hrefOf={({ trans_order_id: id }) => `/orders/${id}`}
          selected={selected}
          onSelectedChange={maySelect ? (next) => setChosen({ of: place, ids: next }) : undefined}
          initialRow={rowOf(location.state)}
          loading={orders.isPending || orders.isPlaceholderData}
          error={
            orders.isError && !orders.data
              ? `${t('The orders could not be loaded')}：${errorText(orders.error)}`
              : undefined
          }
          onRetry={() => void orders.refetch()}
          empty={
            <EmptyState
              icon={<PackageSearch />}
              title={t(isNarrowed ? 'No orders match' : 'No orders here')}
              text={t(
                isNarrowed
                  ? 'Check the number, or clear the filters.'
                  : 'No order waits for this work.',
              )}
            />
          }
        />
        <BatchBar count={chosenRows.length} onClear={() => setChosen(undefined)}>
          <OrderBatchActions
            view={view}
            orders={chosenRows}
            isStarting={start.isPending}
            onStart={run}
          />
        </BatchBar>
        {rows.length > 0 && (orders.data?.after || state.cursor) && (
          <CursorPager
            from={(pageOf - 1) * PER_PAGE + 1}
            to={(pageOf - 1) * PER_PAGE + rows.length}
            onPrevious={
              state.cursor
                ? () => turnTo(pageOf - 1, earlier.at(-1), earlier.slice(0, -1))
                : undefined
            }
            onNext={
              // While a page loads, the list still shows the one before, with its cursor.
              orders.data?.after && !orders.isPlaceholderData
                ? () =>
                    turnTo(pageOf + 1, String(orders.data.after), [
                      ...earlier,
                      ...(state.cursor ? [state.cursor] : []),
                    ])
                : undefined
            }
          />
        )}
      </Stack>
    </Page>
  );
}

/** The order whose page the colleague comes back from. */
function rowOf(state: unknown): string | undefined {
  const { row } = Object(state) as Readonly<Record<string, unknown>>;
  return typeof row === 'string' ? row : undefined;
}
