import { and, asc, eq, min } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { shippingChoices, shippingMethods, type Layer } from '../../db/schema';

/** A shipping method that can be offered. */
export type MethodRow = typeof shippingMethods.$inferSelect;
/** A member's last shipping choice for a layer. */
export type ChoiceRow = typeof shippingChoices.$inferSelect;

/** A layer's shipping methods in sequence. */
export const findMethods = (db: Connection, layer: Layer): Promise<MethodRow[]> =>
  db
    .select()
    .from(shippingMethods)
    .where(and(eq(shippingMethods.layer, layer), eq(shippingMethods.enabled, true)))
    .orderBy(asc(shippingMethods.position), asc(shippingMethods.id));

/** The minimum price of the items for free home delivery, by layer; null: never. */
export const findFreeShipping = (db: Connection) =>
  db
    .select({ layer: shippingMethods.layer, from: min(shippingMethods.freeFrom) })
    .from(shippingMethods)
    .where(and(eq(shippingMethods.kind, 'home'), eq(shippingMethods.enabled, true)))
    .groupBy(shippingMethods.layer)
    .orderBy(asc(shippingMethods.layer));

/** The store networks that are offered, by layer. */
export const findStoreNetworks = (db: Connection) =>
  db
    .select({ layer: shippingMethods.layer, provider: shippingMethods.provider })
    .from(shippingMethods)
    .where(and(eq(shippingMethods.kind, 'cvs'), eq(shippingMethods.enabled, true)));

/** A shipping method that is offered, of any layer. */
export async function findMethod(db: Connection, id: number): Promise<MethodRow | undefined> {
  const [method] = await db
    .select()
    .from(shippingMethods)
    .where(and(eq(shippingMethods.id, id), eq(shippingMethods.enabled, true)));
  return method;
}

/** A member's last choice for a layer. */
export async function findChoice(
  db: Connection,
  memberId: number,
  layer: Layer,
): Promise<ChoiceRow | undefined> {
  const [choice] = await db
    .select()
    .from(shippingChoices)
    .where(and(eq(shippingChoices.memberId, memberId), eq(shippingChoices.layer, layer)));
  return choice;
}

/** Stores a choice, replacing the previous one. */
export async function saveChoice(
  db: Connection,
  choice: Omit<ChoiceRow, 'updatedAt'>,
): Promise<void> {
  const values = { ...choice, updatedAt: new Date() };
  await db
    .insert(shippingChoices)
    .values(values)
    .onConflictDoUpdate({
      target: [shippingChoices.memberId, shippingChoices.layer],
      set: values,
    });
}
