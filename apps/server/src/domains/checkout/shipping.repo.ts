import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { shippingChoices, shippingMethods, type Layer } from '../../db/schema';

/** Ways to ship that need no store map. */
const kinds = ['home', 'pickup'] as const;

/** A shipping method that can be offered. */
export type MethodRow = Omit<typeof shippingMethods.$inferSelect, 'kind'> & {
  readonly kind: (typeof kinds)[number];
};
/** How a member last chose to have a layer shipped. */
export type ChoiceRow = typeof shippingChoices.$inferSelect;

/** A layer's shipping methods in order. */
export async function findMethods(db: Connection, layer: Layer): Promise<MethodRow[]> {
  const rows = await db
    .select()
    .from(shippingMethods)
    .where(
      and(
        eq(shippingMethods.layer, layer),
        eq(shippingMethods.enabled, true),
        inArray(shippingMethods.kind, [...kinds]),
      ),
    )
    .orderBy(asc(shippingMethods.position), asc(shippingMethods.id));
  return rows.flatMap((row) => {
    const kind = kinds.find((each) => each === row.kind);
    return kind === undefined ? [] : [{ ...row, kind }];
  });
}

/** What a member chose last for a layer. */
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

/** Keeps a choice in place of the one before. */
export async function keepChoice(
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
