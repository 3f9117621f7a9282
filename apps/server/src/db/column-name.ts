import { type Column, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';

/** The name of a column in the database, without its table. */
export const columnName = ({ name }: Column) => sql.identifier(toSnakeCase(name));

/** The value of a column in the row that an `insert … on conflict` could not insert. */
export const excluded = (column: Column) => sql`excluded.${columnName(column)}`;
