import { Column, is, SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';

/** The fields of each row: columns, expressions, or nested fields. Binary columns are not supported. */
export interface JsonFields {
  readonly [key: string]: Column | SQL | JsonFields;
}

/** What {@link jsonRows} selects: one row as JSON. */
type JsonRow = ReturnType<typeof asArray>;

/**
 * Selects the rows of a query as one value, so that one statement reads several lists. Rows are sent as
 * arrays, which are shorter than objects; columns are converted as in any other query.
 *
 * @param select builds the query for the given field, with conditions and order.
 * @example
 * const methods = jsonRows({ id: shippingMethods.id, fee: shippingMethods.fee }, (row) =>
 *   db.select(row).from(shippingMethods).orderBy(shippingMethods.position));
 * const [found] = await db.select({ methods }).from(ONE_ROW);
 */
export function jsonRows<Fields extends JsonFields>(
  fields: Fields,
  select: (row: JsonRow) => SQLWrapper,
): SQL<SelectResultFields<Fields>[]> {
  const rows = select(asArray(leavesOf(fields)));
  const read = readerOf(fields);
  const all = sql`(select coalesce(json_agg(rows.value), '[]') from (${rows}) as rows)`;
  // drizzle removes the table from the name of each column that is a direct part of a selected
  // expression, so the expression is nested once more.
  return sql<SelectResultFields<Fields>[]>`${all}`.mapWith((sent: readonly unknown[][]) =>
    sent.map((values) => read(values.values()) as SelectResultFields<Fields>),
  );
}

/** The source of a query that selects single values only. */
export const ONE_ROW = sql`(values (1)) as one_row`;

const asArray = (leaves: readonly (Column | SQL)[]) => ({
  value: sql`json_build_array(${sql.join([...leaves], sql`, `)})`.as('value'),
});

const isLeaf = (field: Column | SQL | JsonFields): field is Column | SQL =>
  is(field, Column) || is(field, SQL);

const leavesOf = (fields: JsonFields): (Column | SQL)[] =>
  Object.values(fields).flatMap((field) => (isLeaf(field) ? [field] : leavesOf(field)));

type Reader = (values: Iterator<unknown>) => unknown;

/** Reads a row from its values, in the sequence of {@link leavesOf}. */
function readerOf(fields: JsonFields): Reader {
  const readers = Object.entries(fields).map(
    ([key, field]) => [key, isLeaf(field) ? leafReader(field) : readerOf(field)] as const,
  );
  return (values) => {
    const row: Record<string, unknown> = {};
    for (const [key, read] of readers) row[key] = read(values);
    return row;
  };
}

function leafReader(field: Column | SQL): Reader {
  return (values) => {
    const { value } = values.next() as IteratorResult<unknown, null>;
    return value === null || !is(field, Column) ? value : field.mapFromDriverValue(value);
  };
}
