import type { ClientBase } from 'pg';

/** Tables whose rows are only added: not even a fault of the server may change what they say. */
const APPEND_ONLY = ['audit_entries'];

/**
 * Grants a user what serving needs, and no more: to read and write rows, and to read which migrations were applied. The
 * owner of the tables calls it after each migration, which may have added some.
 */
export async function grantServing(owner: ClientBase, user: string): Promise<void> {
  const name = owner.escapeIdentifier(user);
  await owner.query('begin');
  try {
    for (const statement of [
      `grant usage on schema public, drizzle to ${name}`,
      `grant select, insert, update, delete on all tables in schema public to ${name}`,
      `revoke update, delete on ${APPEND_ONLY.join(', ')} from ${name}`,
      `grant usage, select, update on all sequences in schema public to ${name}`,
      `grant select on all tables in schema drizzle to ${name}`,
    ])
      await owner.query(statement);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

/** Returns the user of a connection. */
export async function readUser(connection: Pick<ClientBase, 'query'>): Promise<string> {
  const { rows } = await connection.query<{ name: string }>('select current_user as name');
  const [user] = rows;
  if (!user) throw new Error('PostgreSQL names no user');
  return user.name;
}

/**
 * Returns whether the user of a connection may change and drop tables of the shop: it owns some, belongs to a role that
 * does, or is a superuser.
 */
export async function ownsTables(connection: Pick<ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await connection.query<{ owns: boolean }>(
    `select exists (
      select from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and pg_has_role(relowner, 'member')
    ) as owns`,
  );
  return rows[0]?.owns ?? false;
}
