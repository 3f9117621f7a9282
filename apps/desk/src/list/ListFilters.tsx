import { FilterBar } from '@mall/ui/desk';
import { SaveViewButton } from '../views/SaveViewButton';
import type { ListDefinition } from './ListDefinition';
import { ListTabs } from './ListTabs';
import type { OpenListState } from './useListState';

export interface ListFiltersProps<Row, View extends string> {
  readonly list: ListDefinition<Row, View>;
  readonly state: OpenListState<View>;
}

/** What narrows a list: its views, its search field and its filters. */
export function ListFilters<Row, View extends string>({
  list,
  state,
}: ListFiltersProps<Row, View>) {
  const { search, filters = [], savedFilters } = list;
  const { state: shown, saved, show } = state;
  const tabs = <ListTabs list={list} state={state} />;
  if (!search && filters.length === 0) return tabs;
  return (
    <FilterBar
      label={search?.label ?? list.title}
      placeholder={search?.placeholder}
      search={shown.search}
      onSearchChange={
        search &&
        ((text) => show({ search: text, ...(text !== '' && search.view && { view: search.view }) }))
      }
      filters={filters}
      values={shown.filters}
      onValuesChange={(values) => show({ filters: values })}
      views={tabs}
      actions={
        savedFilters && (
          <SaveViewButton page={savedFilters} saved={saved} isNarrowed={shown.isNarrowed} />
        )
      }
    />
  );
}
