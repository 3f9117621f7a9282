import { sql, type Placeholder } from 'drizzle-orm';
import type { Connection } from './database';

/** The values of a statement as the query uses them: parameters that are filled in at each execution. */
export type Inputs<Values> = {
  readonly [Key in keyof Values & string]: Placeholder<Key, Values[Key]>;
};

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
