import path from 'node:path';
import * as z from 'zod';
import type { DatabaseOptions } from '../db/database';
import { ConfigurationError } from '../kernel/configuration-error';
import { type Environment, parseEnvironment } from './parse-environment';

/** The environment variables for the database. */
export const databaseEnvironment = {
  DATABASE_URL: z.string().min(1).optional(),
  DATABASE_DIRECT_URL: z.string().min(1).optional(),
  DATABASE_MIGRATION_URL: z.string().min(1).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(20),
  DATA_DIR: z.string().min(1).default('.data'),
};

const environment = z.object(databaseEnvironment);

/**
 * Which database to open.
 *
 * @throws ConfigurationError when only the owner of the tables is named, because the embedded database would be opened.
 */
export function databaseConfig(values: z.output<typeof environment>): DatabaseOptions {
  const { DATABASE_URL: databaseUrl = null, DATABASE_MIGRATION_URL: migrationUrl = null } = values;
  if (migrationUrl !== null && databaseUrl === null)
    throw new ConfigurationError(
      'DATABASE_MIGRATION_URL also needs DATABASE_URL, which names the user who serves',
    );
  return {
    databaseUrl,
    directUrl: values.DATABASE_DIRECT_URL ?? null,
    migrationUrl,
    databasePool: values.DATABASE_POOL,
    dataDir: path.resolve(values.DATA_DIR),
  };
}

/**
 * Which database to open, for programs that need no other settings.
 *
 * @throws ConfigurationError that names each invalid variable.
 */
export const readDatabaseConfig = (env: Environment): DatabaseOptions =>
  databaseConfig(parseEnvironment(environment, env));
