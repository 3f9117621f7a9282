import { ViewTabs } from '../page/ViewTabs';
import { SavedViewMenu } from '../views/SavedViewMenu';
import type { ListDefinition } from './ListDefinition';
import type { OpenListState } from './useListState';

export interface ListTabsProps<Row, View extends string> {
  readonly list: ListDefinition<Row, View>;
  readonly state: OpenListState<View>;
  /** Without borders, for a narrow pane. @default false */
  readonly isCompact?: boolean | undefined;
}

const keyOf = (id: number) => `saved:${id}`;

/** The views of a list, with how much waits in each, and the saved filters of the colleague. */
export function ListTabs<Row, View extends string>({
  list: { title, views = [] },
  state: { state, saved, hrefOf },
  isCompact,
}: ListTabsProps<Row, View>) {
  if (views.length === 0) return null;
  const current = saved.current
    ? keyOf(saved.current.id)
    : saved.isLoading
      ? undefined
      : state.view;
  return (
    <ViewTabs
      label={title}
      current={current}
      isCompact={isCompact}
      tabs={[
        ...views
          .filter(({ key, isHidden = false }) => !isHidden || key === state.view)
          .map(({ key, name, count }) => ({ key, name, count, to: hrefOf(key) })),
        ...saved.views.map((each) => ({
          key: keyOf(each.id),
          name: each.name,
          to: saved.hrefOf(each),
          menu: <SavedViewMenu view={each} saved={saved} />,
        })),
      ]}
    />
  );
}
