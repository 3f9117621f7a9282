import type { FailedQuery } from '@mall/app/queries';
import type { SavedViewPage } from '@mall/sdk/staff';
import type { EmptyStateProps } from '@mall/ui';
import type { IndexColumn, ListFilter, TableState } from '@mall/ui/desk';
import type { ReactNode } from 'react';

/** A part of a list, as a call of the API returns it. */
export interface ListPart<Row> {
  readonly rows: readonly Row[];
  /** The cursor of the next part; null: this is the last one. */
  readonly next: string | null;
}

/** What the URL says about a list. */
export interface ListState<View extends string> extends Omit<TableState, 'view'> {
  /** The view; undefined where the list has none. */
  readonly view: View | undefined;
  /** Whether the list is searched or filtered. */
  readonly isNarrowed: boolean;
}

/** How a list is read. */
export interface ListQuery<Row> {
  /** The key of the query in the cache, without the cursor. */
  readonly key: readonly unknown[];
  /** Reads one part, the first one without a cursor. */
  readonly read: (cursor: string | undefined) => Promise<ListPart<Row>>;
  /** Milliseconds after which an open list is read again; left out: never by itself. */
  readonly pollMs?: number | undefined;
}

/** A list that is loaded as a whole, as a part of what a screen loads. */
export interface LoadedRows<Row> extends FailedQuery {
  /** Undefined until they are loaded. */
  readonly rows: readonly Row[] | undefined;
}

/** A view of a list, shown as a tab. */
export interface ListView<View extends string> {
  readonly key: View;
  readonly name: string;
  /** How many rows wait in it, as people read it. */
  readonly count?: string | undefined;
  /** Whether its tab is shown only while the view is open. @default false */
  readonly isHidden?: boolean | undefined;
}

/** The selected rows of a list. */
export interface ListSelection<Row, View extends string> {
  readonly view: View | undefined;
  /** The rows, in the order of the list. */
  readonly rows: readonly Row[];
  readonly clear: () => void;
}

interface CommonDefinition<Row, View extends string> {
  /** What the list is called: the heading of its page, and the name of its tabs and its table. */
  readonly title: string;
  readonly views?: readonly ListView<View>[] | undefined;
  /** The open view and the address of each, where the view is not the parameter `view`. */
  readonly viewAddress?:
    | { readonly current: View; readonly hrefOf: (view: View) => string }
    | undefined;
  readonly search?:
    | {
        readonly label: string;
        readonly placeholder?: string | undefined;
        /** The view that shows what a search finds; left out: the open one. */
        readonly view?: View | undefined;
      }
    | undefined;
  readonly filters?: readonly ListFilter[] | undefined;
  /** Offers to save filters, under this name. */
  readonly savedFilters?: SavedViewPage | undefined;
  readonly query: (state: ListState<View>) => ListQuery<Row> | LoadedRows<Row>;
  readonly keyOf: (row: Row) => string;
  /** Says that the list could not be loaded. */
  readonly failed: string;
  /** Shown when the list has no rows. */
  readonly empty: (state: ListState<View>) => Omit<EmptyStateProps, 'titleAs'>;
}

/** A list that is shown as a table, page by page. A phone shows each row as a card. */
export interface TableDefinition<Row, View extends string> extends CommonDefinition<Row, View> {
  readonly columns: (state: ListState<View>) => readonly IndexColumn<Row>[];
  /** Names a row, for its checkbox and its menu. */
  readonly nameOf: (row: Row) => string;
  /** Returns the address of a row, which its first cell links to. */
  readonly hrefOf?: ((row: Row) => string) | undefined;
  /** Returns the `MenuItem`s of a row; undefined: it has no menu. */
  readonly menuOf?: ((row: Row) => ReactNode) | undefined;
  /** What can be done with several rows. */
  readonly batch?:
    | {
        readonly maySelect: (view: View | undefined) => boolean;
        readonly actions: (selection: ListSelection<Row, View>) => ReactNode;
      }
    | undefined;
}

/** A list of cards or entries that colleagues work through from the top; more are added at its end. */
export interface RowsDefinition<Row, View extends string> extends CommonDefinition<Row, View> {
  /** Renders a row: one element that can have the focus. */
  readonly row: (row: Row, isCurrent: boolean) => ReactNode;
  /** Returns whether a row is open beside the list; left out: the row that had the focus is the current one. */
  readonly isOpen?: ((row: Row) => boolean) | undefined;
  /** Returns the keys that act on the current row. */
  readonly keys?: ((current: Row) => Readonly<Record<string, () => void>>) | undefined;
  /** The button that adds more rows. */
  readonly more: string;
  /** Without space between the rows, for a narrow pane. @default false */
  readonly isCompact?: boolean | undefined;
}

/** Everything that a list of the desk is. */
export type ListDefinition<Row, View extends string> =
  | TableDefinition<Row, View>
  | RowsDefinition<Row, View>;

/**
 * Returns the definition of a list, typed. A screen shows it by `ListPage`, which owns the state in the URL, saved
 * filters, selection, keys, pages, and the states loading, failed and empty.
 *
 * @example
 * const list = defineList({
 *   title: t('Batches'),
 *   query: () => ({ key: ['batches'], read: async () => ({ rows: await staff.batches.list(), next: null }) }),
 *   columns: () => [{ key: 'kind', header: t('Kind'), cell: ({ kind }) => kind }],
 *   keyOf: ({ id }) => id,
 *   nameOf: ({ kind }) => kind,
 *   failed: t('The batches could not be loaded'),
 *   empty: () => ({ title: t('No batches yet') }),
 * });
 * return <ListPage list={list} />;
 */
export function defineList<Row, View extends string = never>(
  definition: TableDefinition<Row, View>,
): TableDefinition<Row, View>;
export function defineList<Row, View extends string = never>(
  definition: RowsDefinition<Row, View>,
): RowsDefinition<Row, View>;
export function defineList<Row, View extends string>(
  definition: ListDefinition<Row, View>,
): ListDefinition<Row, View> {
  return definition;
}
