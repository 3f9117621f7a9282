import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Connection } from './database';

/**
 * A value of a statement as a query uses it: a parameter that is filled in at each execution, or a column
 * of an {@link inputRow}.
 */
export type Input<Value> = Placeholder<string, Value> | SQL<Value>;

/** The values of a statement as a query uses them. */
export type Inputs<Values> = {
  readonly [Key in keyof Values & string]: Input<Values[Key]>;
};

/**
 * Passes the values of a large statement through one row. PostgreSQL plans a prepared statement again for
 * each execution when it expects a better plan for the values, which takes longer than the execution of a
 * statement with many parts. It does not see the values behind this row (`offset 0` prevents that), so it
 * plans the statement once per connection.
 *
 * @param types the SQL type of each value.
 * @returns the source of the query, and the values as its parts use them.
 * @example
 * const { source, inputs } = inputRow({ memberId: 'integer' }, parameters);
 * db.select({ cart: itemCount(inputs) }).from(source);
 */
export function inputRow<Values>(
  types: { readonly [Key in keyof Values & string]: string },
  parameters: Inputs<Values>,
): { readonly source: SQL; readonly inputs: Inputs<Values> } {
  const keys = Object.keys(types) as (keyof Values & string)[];
  const columns = keys.map(
    (key) => sql`${parameters[key]}::${sql.raw(types[key])} as ${sql.identifier(key)}`,
  );
  const inputs = Object.fromEntries(
    keys.map((key) => [key, sql`input.${sql.identifier(key)}`]),
  ) as Inputs<Values>;
  return { source: sql`(select ${sql.join(columns, sql`, `)} offset 0) as input`, inputs };
}

/** A query that drizzle can prepare. */
interface Preparable<Result> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> };
}

const names = new Set<string>();

/**
 * Defines a query that is built once per connection and then only executed, on the pool or inside a
 * transaction. PostgreSQL prepares it under its name, so it parses it once per connection. Building a
 * query takes four times as long as executing it: use this on hot paths. Pass a list as one value
 * with `= any(…)`, because the text of the query never changes.
 *
 * @param name unique among all statements; PostgreSQL's log shows it.
 * @param build returns the query. It gets parameters, so it cannot depend on the values.
 * @returns a function that executes the query with these values.
 * @example
 * const findMethods = statement('shipping_methods', (db, { layer }: Inputs<{ layer: Layer }>) =>
 *   db.select().from(shippingMethods).where(eq(shippingMethods.layer, layer)));
 * const methods = await findMethods(db, { layer: 1 });
 */
export function statement<Values extends Record<string, unknown>, Result>(
  name: string,
  build: (db: Connection, inputs: Inputs<Values>) => Preparable<Result>,
): (db: Connection, values: Values) => Promise<Result> {
  if (names.has(name)) throw new Error(`Two statements are named ${name}`);
  names.add(name);
  // One parameter per name that the query asks for.
  const inputs = new Proxy({} as Inputs<Values>, {
    get: (_, key) => sql.placeholder(String(key)),
    ownKeys: () => {
      throw new Error(`The inputs of ${name} cannot be spread: their names are not known`);
    },
  });
  const prepared = new WeakMap<Connection, ReturnType<Preparable<Result>['prepare']>>();
  return (db, values) => {
    let query = prepared.get(db);
    if (!query) {
      query = build(db, inputs).prepare(name);
      prepared.set(db, query);
    }
    return query.execute(values);
  };
}
