import { useErrorText } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { Alert, Button, EmptyState, Skeleton, space, Stack, type EmptyStateProps } from '@mall/ui';
import { styled } from 'styled-components';
import type { RowsDefinition } from './ListDefinition';
import { useCurrentRow } from './useCurrentRow';
import type { ListRowsState } from './useListRows';

const SHAPES = [0, 1, 2, 3, 4];

const Rows = styled.ul`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  min-height: 0;
  list-style: none;
  &[data-compact] {
    gap: 0;
    padding: 0 ${space[2]} ${space[3]};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

const More = styled.li`
  display: grid;
  justify-content: center;
  [data-compact] > & {
    justify-content: stretch;
  }
`;

export interface ListRowsProps<Row, View extends string> {
  readonly list: RowsDefinition<Row, View>;
  readonly read: ListRowsState<Row>;
  readonly empty: Omit<EmptyStateProps, 'titleAs'>;
}

/** A list as cards or entries: the keys j and k move in it, and a button adds what follows. */
export function ListRows<Row, View extends string>({
  list: { row, keyOf, isOpen, keys, more, failed, isCompact = false },
  read,
  empty,
}: ListRowsProps<Row, View>) {
  const errorText = useErrorText();
  const { rows = [], next, error, loadMore, isLoadingMore } = read;
  const { ref, current } = useCurrentRow(rows, { isOpen, keys });
  const titleAs = isCompact ? 'p' : 'h2';
  if (!read.rows && error) return <QueryFailure query={read} title={failed} titleAs={titleAs} />;
  if (read.rows?.length === 0) return <EmptyState titleAs={titleAs} {...empty} />;
  if (!read.rows) {
    return (
      <Stack
        gap={isCompact ? 2 : 4}
        aria-busy
        style={isCompact ? { padding: space[3] } : undefined}
      >
        {SHAPES.map((shape) => (
          <Skeleton key={shape} shape="box" height={isCompact ? 68 : 240} />
        ))}
      </Stack>
    );
  }
  return (
    <Rows ref={ref} role="list" data-compact={isCompact || undefined}>
      {rows.map((each, at) => (
        <li key={keyOf(each)} data-list-row>
          {row(each, at === current)}
        </li>
      ))}
      {error && (
        <li>
          <Alert tone="danger">{errorText(error)}</Alert>
        </li>
      )}
      {next !== null && (
        <More>
          <Button
            variant={isCompact ? 'quiet' : 'secondary'}
            loading={isLoadingMore}
            onClick={loadMore}
          >
            {more}
          </Button>
        </More>
      )}
    </Rows>
  );
}
