import type { Client } from 'pg';
import { test } from '@playwright/test';
import { Shop } from './shop';

/** A demo account, by its name on the sign-in page. */
export type Account = '一般會員' | '貼文作者' | '經銷商';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Mall-1234';

const EMAILS: Readonly<Record<Account, string>> = {
  一般會員: 'member@mall.test',
  貼文作者: 'poster@mall.test',
  經銷商: 'dealer@mall.test',
};

/** The addresses of the accounts that copies are made of. */
export const DEMO_EMAILS: readonly string[] = Object.values(EMAILS);

/** What is a member's own, parents first: the table, and the column that says whose it is. */
const OWN_ROWS = [
  ['members', 'id'],
  ['addresses', 'member_id'],
  ['orders', 'member_id'],
  ['order_items', 'order_id'],
  ['order_events', 'order_id'],
  ['order_messages', 'order_id'],
  ['payment_attempts', 'order_id'],
  ['refunds', 'order_id'],
  ['coupon_tickets', 'member_id'],
  ['point_entries', 'member_id'],
  ['point_debts', 'order_id'],
  ['product_collects', 'member_id'],
  ['article_collects', 'member_id'],
  ['article_likes', 'member_id'],
  ['product_waits', 'member_id'],
  ['notifications', 'member_id'],
  ['notification_actors', 'notification_id'],
  ['notification_mutes', 'member_id'],
  ['shipping_choices', 'member_id'],
  ['chat_conversations', 'member_id'],
  ['chat_messages', 'member_id'],
  ['dealer_payment_infos', 'member_id'],
  ['dealer_charges', 'dealer_id'],
  ['dealer_profits', 'order_id'],
] as const;

/** The tables of which a copy has rows. */
export const OWN_TABLES: readonly string[] = OWN_ROWS.map(([table]) => table);

/** Texts that have to be different in a copy. */
const UNIQUE_TEXTS: Readonly<Partial<Record<string, string>>> = {
  members: 'account',
  orders: 'trans_order_id',
  payment_attempts: 'merchant_trade_no',
  chat_messages: 'client_id',
};

let copies = 0;
const accounts = new Map<string, Promise<string>>();

/**
 * Returns the email address of an account that the running test has for itself: a copy of a demo account with its
 * orders, coupons, points and messages. The password is {@link DEMO_PASSWORD}. Only on PostgreSQL: on the embedded
 * database, which only its server can open, it is the demo account itself.
 *
 * @param origin the shop's.
 */
export function ownAccount(origin: string, account: Account): Promise<string> {
  const shop = Shop.at(origin);
  if (!shop?.hasSql) return Promise.resolve(EMAILS[account]);
  const key = `${test.info().testId} ${test.info().repeatEachIndex} ${shop.baseUrl} ${account}`;
  const made = accounts.get(key) ?? shop.withClient((client) => copyOf(client, EMAILS[account]));
  accounts.set(key, made);
  return made;
}

async function copyOf(client: Client, email: string): Promise<string> {
  const mark = `${process.pid}x${(copies += 1)}`;
  await client.query('begin');
  // Without triggers: a copied order sends no email.
  await client.query(`set local session_replication_role = replica`);
  await client.query(
    `create temp table copied (tbl text, old integer, new integer, primary key (tbl, old)) on commit drop`,
  );
  const { rows: references } = await client.query<{ tbl: string; col: string; parent: string }>(
    `select conrelid::regclass::text tbl, attname col, confrelid::regclass::text parent
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and array_length(conkey, 1) = 1`,
  );
  for (const [table, owner] of OWN_ROWS) {
    const own = references.filter(({ tbl }) => tbl === table);
    const parent = own.find(({ col }) => col === owner)?.parent;
    const scope =
      table === 'members'
        ? `select * from members where account = '${email}'`
        : `select t.* from ${table} t join copied c on c.tbl = '${parent}' and c.old = t.${owner}`;
    const { rows } = await client.query<{ sequence: string | null }>(
      `select pg_get_serial_sequence($1, 'id') sequence from pg_attribute
       where attrelid = $1::regclass and attname = 'id'`,
      [table],
    );
    const sequence = rows[0]?.sequence;
    if (sequence) {
      await client.query(
        `insert into copied select '${table}', id, nextval('${sequence}') from (${scope}) r order by id`,
      );
    }
    const replaced = [
      ...own.map(
        ({ col, parent: of }) =>
          `'${col}', coalesce((select new from copied where tbl = '${of}' and old = r.${col}), r.${col})`,
      ),
      ...(sequence ? [`'id', (select new from copied where tbl = '${table}' and old = r.id)`] : []),
      ...(UNIQUE_TEXTS[table] ? [`'${UNIQUE_TEXTS[table]}', ${newText(table, mark)}`] : []),
      ...(table === 'members'
        ? [
            `'email', '${mark}-${email}', 'device_key', gen_random_uuid(), 'dealer_code', upper(r.dealer_code || '${mark}')`,
          ]
        : []),
    ];
    await client.query(
      `insert into ${table} select (jsonb_populate_record(null::${table},
         to_jsonb(r) || jsonb_build_object(${replaced.join(', ')}))).* from (${scope}) r`,
    );
  }
  await client.query('commit');
  return `${mark}-${email}`;
}

function newText(table: string, mark: string): string {
  if (table === 'members') return `'${mark}-' || r.account`;
  // As long as the shop's own numbers.
  const column = UNIQUE_TEXTS[table] ?? '';
  return `left(r.${column}, 9) || upper(substr(md5(r.${column} || '${mark}'), 1, 7))`;
}
