import type { ListDefinition, ListQuery } from './ListDefinition';
import { ListRows } from './ListRows';
import { ListTable } from './ListTable';
import { useListRows, type ListRowsState } from './useListRows';
import type { OpenListState } from './useListState';

export interface ListContentProps<Row, View extends string> {
  readonly list: ListDefinition<Row, View>;
  readonly state: OpenListState<View>;
}

/** The rows of a list, in the state that they are in: loading, failed, empty or loaded. */
export function ListContent<Row, View extends string>(props: ListContentProps<Row, View>) {
  const source = props.list.query(props.state.state);
  if ('read' in source) return <QueriedContent {...props} query={source} />;
  const whole = { next: null, loadMore() {}, isLoadingMore: false };
  return <LoadedContent {...props} read={{ ...source, ...whole, isLoading: !source.rows }} />;
}

interface QueriedContentProps<Row, View extends string> extends ListContentProps<Row, View> {
  readonly query: ListQuery<Row>;
}

function QueriedContent<Row, View extends string>({
  query,
  ...props
}: QueriedContentProps<Row, View>) {
  const isTable = 'columns' in props.list;
  const read = useListRows(query, isTable ? props.state.state.cursor : undefined, isTable);
  return <LoadedContent {...props} read={read} />;
}

interface LoadedContentProps<Row, View extends string> extends ListContentProps<Row, View> {
  readonly read: ListRowsState<Row>;
}

function LoadedContent<Row, View extends string>({
  list,
  state,
  read,
}: LoadedContentProps<Row, View>) {
  const empty = list.empty(state.state);
  return 'columns' in list ? (
    <ListTable list={list} state={state} read={read} empty={empty} />
  ) : (
    <ListRows list={list} read={read} empty={empty} />
  );
}
