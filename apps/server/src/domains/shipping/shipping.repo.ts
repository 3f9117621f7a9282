import { and, asc, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { excluded } from '../../db/column-name';
import type { Connection } from '../../db/database';
import { jsonRows, ONE_ROW } from '../../db/json-rows';
import { shippingChoices, shippingMethods, type Layer } from '../../db/schema';
import { statement, type Inputs } from '../../db/statement';
import { settingsText } from '../configs';

/** A shipping method that can be offered. */
export type MethodRow = typeof shippingMethods.$inferSelect;
/** A member's last shipping choice for a layer. */
export type ChoiceRow = typeof shippingChoices.$inferSelect;

/** A layer's shipping methods in sequence, to read together with other values. */
export const methodRows = (db: Connection, { layer }: Inputs<{ layer: Layer }>) =>
  jsonRows(getTableColumns(shippingMethods), (row) =>
    db
      .select(row)
      .from(shippingMethods)
      .where(and(eq(shippingMethods.layer, layer), sql`${shippingMethods.enabled}`))
      .orderBy(asc(shippingMethods.position), asc(shippingMethods.id)),
  );

const selectMethods = statement('shipping_methods', (db, inputs: Inputs<{ layer: Layer }>) =>
  db.select({ methods: methodRows(db, inputs) }).from(ONE_ROW),
);

/** A layer's shipping methods in sequence. */
export async function findMethods(db: Connection, layer: Layer): Promise<MethodRow[]> {
  const [found] = await selectMethods(db, { layer });
  return found?.methods ?? [];
}

const selectHomeDelivery = statement('home_delivery', (db) =>
  db
    .select({
      settings: settingsText,
      methods: jsonRows(getTableColumns(shippingMethods), (row) =>
        db
          .select(row)
          .from(shippingMethods)
          .where(and(eq(shippingMethods.kind, sql`'home'`), sql`${shippingMethods.enabled}`))
          .orderBy(asc(shippingMethods.layer), asc(shippingMethods.position)),
      ),
    })
    .from(ONE_ROW),
);

/** The methods of home delivery of all layers, and the settings with the shop's calendar. */
export async function findHomeDelivery(db: Connection) {
  const [found] = await selectHomeDelivery(db, {});
  return found ?? { settings: '[]', methods: [] };
}

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

/** A member's last choice for a layer, to read together with other values; empty when there is none. */
export const choiceRows = (
  db: Connection,
  { memberId, layer }: Inputs<{ memberId: number; layer: Layer }>,
) =>
  jsonRows(getTableColumns(shippingChoices), (row) =>
    db
      .select(row)
      .from(shippingChoices)
      .where(and(eq(shippingChoices.memberId, memberId), eq(shippingChoices.layer, layer))),
  );

/** A member's latest choice of any layer that has an address. */
export async function findLatestHomeChoice(
  db: Connection,
  memberId: number,
): Promise<ChoiceRow | undefined> {
  const [latest] = await db
    .select()
    .from(shippingChoices)
    .where(and(eq(shippingChoices.memberId, memberId), isNotNull(shippingChoices.street)))
    .orderBy(desc(shippingChoices.updatedAt))
    .limit(1);
  return latest;
}

const upsertChoice = statement('save_shipping_choice', (db, choice: Inputs<ChoiceRow>) =>
  db
    .insert(shippingChoices)
    .values({
      memberId: choice.memberId,
      layer: choice.layer,
      methodId: choice.methodId,
      name: choice.name,
      phone: choice.phone,
      note: choice.note,
      county: choice.county,
      district: choice.district,
      zip: choice.zip,
      street: choice.street,
      storeId: choice.storeId,
      storeName: choice.storeName,
      storeAddress: choice.storeAddress,
      updatedAt: choice.updatedAt,
    })
    .onConflictDoUpdate({
      target: [shippingChoices.memberId, shippingChoices.layer],
      set: {
        methodId: excluded(shippingChoices.methodId),
        name: excluded(shippingChoices.name),
        phone: excluded(shippingChoices.phone),
        note: excluded(shippingChoices.note),
        county: excluded(shippingChoices.county),
        district: excluded(shippingChoices.district),
        zip: excluded(shippingChoices.zip),
        street: excluded(shippingChoices.street),
        storeId: excluded(shippingChoices.storeId),
        storeName: excluded(shippingChoices.storeName),
        storeAddress: excluded(shippingChoices.storeAddress),
        updatedAt: excluded(shippingChoices.updatedAt),
      },
    }),
);

/** Stores a choice, replacing the previous one. */
export async function saveChoice(db: Connection, choice: ChoiceRow): Promise<void> {
  await upsertChoice(db, choice);
}
