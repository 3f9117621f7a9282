import type { SavedViewPage } from '@mall/contract/staff';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, serialId } from './columns';
import { staff } from './staff';

/** The filters of lists that a colleague saved under a name. */
export const views = pgTable(
  'views',
  {
    id: serialId(),
    /** The colleague. */
    memberId: integer()
      .notNull()
      .references(() => staff.memberId, { onDelete: 'cascade' }),
    page: text().$type<SavedViewPage>().notNull(),
    name: text().notNull(),
    /** The name as it is compared: without width and case. */
    foldedName: text().notNull(),
    /** The query of the list's address. */
    query: text().notNull(),
    createdAt: createdAt(),
  },
  (view) => [uniqueIndex('views_of_colleague').on(view.memberId, view.page, view.foldedName)],
);
