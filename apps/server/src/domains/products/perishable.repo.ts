import { eq } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { products } from '../../db/schema';

/** Whether a product spoils soon; false for one that does not exist. */
export async function isPerishable(db: Connection, id: number): Promise<boolean> {
  const [row] = await db
    .select({ perishable: products.perishable })
    .from(products)
    .where(eq(products.id, id));
  return row?.perishable ?? false;
}
