import { and, eq, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { ONE_ROW } from '../../db/json-rows';
import { configs } from '../../db/schema';
import { statement } from '../../db/statement';

const asText = sql<string>`(
  select coalesce(json_agg(json_build_array(${configs.group}, ${configs.key}, ${configs.value})), '[]')::text
  from ${configs})`;

/**
 * All stored settings as a JSON text of `[group, key, value]`, to read together with other values. As a
 * text, settings that have not changed are recognised without parsing them.
 */
export const settingsText = sql<string>`${asText}`;

const selectText = statement('settings', (db) => db.select({ text: settingsText }).from(ONE_ROW));

/** The text of {@link settingsText}. */
export async function findSettingsText(db: Connection): Promise<string> {
  const [found] = await selectText(db, {});
  return found?.text ?? '[]';
}

/** Condition: a setting has this value, as text. */
export const isSetting = (group: string, key: string, value: string) =>
  sql<boolean>`exists (
    select from ${configs} where ${configs.group} = ${group} and ${configs.key} = ${key}
    and ${configs.value} #>> '{}' = ${value})`.inlineParams();

/** One setting; undefined when it was never set. */
export async function findConfig(db: Connection, group: string, key: string) {
  const [stored] = await db
    .select({ value: configs.value })
    .from(configs)
    .where(and(eq(configs.group, group), eq(configs.key, key)));
  return stored?.value;
}

/** A setting and its new value. */
export interface SettingChange {
  readonly group: 'common' | 'mails' | 'chat';
  readonly key: string;
  readonly value: string | number;
}

/** Stores settings. */
export async function storeSettings(
  tx: Transaction,
  changes: readonly SettingChange[],
): Promise<void> {
  await tx
    .insert(configs)
    .values([...changes])
    .onConflictDoUpdate({
      target: [configs.group, configs.key],
      set: { value: sql`excluded.value` },
    });
}
