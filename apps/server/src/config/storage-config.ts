import * as z from 'zod';
import type { DatabaseOptions } from '../db/database';
import { ConfigurationError } from '../kernel/configuration-error';
import { mediaEnvironment, mediaStore } from '../platform/media/media-config';
import type { MediaOptions } from '../platform/media/open-media';
import { databaseConfig, databaseEnvironment } from './database-config';
import { type Environment, parseEnvironment } from './parse-environment';

const environment = z.object({ ...databaseEnvironment, ...mediaEnvironment });

/** Where the shop's data is stored: its database and its uploads. */
export type StorageConfig = DatabaseOptions & MediaOptions;

/**
 * Where the shop's data is stored, for programs that need no other settings.
 *
 * @throws ConfigurationError that names each invalid variable.
 */
export function readStorageConfig(env: Environment): StorageConfig {
  const values = parseEnvironment(environment, env);
  try {
    return { ...databaseConfig(values), mediaStore: mediaStore(values) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(message, { cause: error });
  }
}
