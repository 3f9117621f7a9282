import fp from 'fastify-plugin';
import type { Mall } from '../context/context';
import { findShopWarnings } from '../domains/shop-settings';

const OWNS_TABLES =
  'The user of DATABASE_URL owns the tables, so a fault of the server could drop them or change the audit: give DATABASE_URL a user of its own, and set DATABASE_MIGRATION_URL (docs/operations.md)';

/** Warns once it listens when the user who serves may change tables: a start that fails says only why. */
export const databaseUser = fp<Pick<Mall, 'db' | 'config'>>(async (app, mall) => {
  app.addHook('onListen', async () => {
    if ((await findShopWarnings(mall)).includes('databaseOwner')) app.log.warn(OWNS_TABLES);
  });
});
