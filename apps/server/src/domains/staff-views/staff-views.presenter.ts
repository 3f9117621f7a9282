import type { ViewRow } from './views.repo';

/** The saved filters of a list. */
export const presentViews = (rows: readonly ViewRow[]) =>
  rows.map(({ id, page, name, query }) => ({ id, page, name, query }));
