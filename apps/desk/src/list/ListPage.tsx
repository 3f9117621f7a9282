import type { ReactNode } from 'react';
import { Page, type PageProps } from '../page/Page';
import { ListContent } from './ListContent';
import type { ListDefinition } from './ListDefinition';
import { ListFilters } from './ListFilters';
import { useListState } from './useListState';

export interface ListPageProps<Row, View extends string> extends Pick<
  PageProps,
  'lead' | 'action'
> {
  readonly list: ListDefinition<Row, View>;
  /** Shown between the filters and the rows, such as the progress of a batch. */
  readonly notice?: ReactNode;
  /** Shown below the rows. */
  readonly children?: ReactNode;
}

/**
 * A screen that is a list. The URL has its view, search, filters and page, so that a link shows the same rows again.
 *
 * @example
 * <ListPage list={defineList({ title: t('People'), query, columns, keyOf, nameOf, failed, empty })} />
 */
export function ListPage<Row, View extends string>({
  list,
  lead,
  action,
  notice,
  children,
}: ListPageProps<Row, View>) {
  const state = useListState(list);
  return (
    <Page title={list.title} lead={lead} action={action}>
      <ListFilters list={list} state={state} />
      {notice}
      <ListContent list={list} state={state} />
      {children}
    </Page>
  );
}
