import type { StorageConfig } from '../config/storage-config';
import { openMedia } from '../platform/media/open-media';
import type { MediaStorage } from '../platform/media/storage';
import { embeddedDatabase } from './embedded-database';
import { postgresDatabase } from './postgres-database.repo';
import type { ShopDatabase } from './shop-database';

/** The data of a shop: its database and its uploads. */
export interface ShopData {
  readonly database: ShopDatabase;
  readonly media: MediaStorage;
}

/** Returns access to the data of the configured shop. Opens no database yet. */
export const openShop = async (config: StorageConfig): Promise<ShopData> => ({
  database:
    config.databaseUrl === null
      ? embeddedDatabase(config.dataDir)
      : postgresDatabase({ ...config, databaseUrl: config.databaseUrl }),
  media: await openMedia(config),
});
