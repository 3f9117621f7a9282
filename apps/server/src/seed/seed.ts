import type { Database } from '../db/database';

/** Puts the demo shop into an empty database; false when there is something in it already. */
export async function seedDemoShop(_db: Database): Promise<boolean> {
  return false;
}
