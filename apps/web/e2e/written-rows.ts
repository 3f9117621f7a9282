import type { Client } from 'pg';
import { DEMO_EMAILS, OWN_TABLES } from './own-account';
import type { Shop } from './shop';

/** Written by every call, or by the shop itself, and read by no test. */
const NOBODYS = [
  'audit_entries',
  'captchas',
  'desk_attempts',
  'idempotency_keys',
  'outbox',
  'push_keys',
  'rate_limits',
  'sandbox_values',
];

/** Columns that count what many do, say when something was used last, or that a job of the shop writes later. */
const COUNTERS = [
  'collect_count',
  'comment_count',
  'last_seen_at',
  'like_count',
  'search_text',
  'used_at',
  'used_count',
  'sold_count',
  'updated_at',
];

/** Columns of a conversation that an answer of the shop writes. */
const WRITTEN_BY_ANSWERS = ['latest_id', 'state', 'unread', 'waiting_since'];

/** From this stock on, tests may buy units of one variant without noticing each other. */
const PLENTY = 20;

const SET_UP = `
create schema written;
create table written.current (title text);
insert into written.current values (null);
create table written.rows (tbl text, key text, title text, member text, primary key (tbl, key, title));
create function written.record() returns trigger language plpgsql as $$
declare
  running text := (select title from written.current);
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - '{${COUNTERS.join(',')}}'::text[] end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - '{${COUNTERS.join(',')}}'::text[] end;
begin
  if (after ->> 'stock')::int >= ${PLENTY} then
    before := before - 'stock';
    after := after - 'stock';
  end if;
  -- The demo answers by itself, seconds later: then another test may run.
  if tg_table_name = 'chat_messages' then
    before := before - 'read_at';
    after := after - 'read_at';
  elsif tg_table_name = 'chat_conversations' and (after ->> 'unread')::int <= (before ->> 'unread')::int then
    before := before - '{${WRITTEN_BY_ANSWERS.join(',')}}'::text[];
    after := after - '{${WRITTEN_BY_ANSWERS.join(',')}}'::text[];
  end if;
  if running is not null and before is distinct from after then
    insert into written.rows
      select tg_table_name, string_agg(coalesce(after, before) ->> col, ' '), running,
        coalesce(after, before) ->> case tg_table_name when 'members' then 'id' else 'member_id' end
      from unnest(tg_argv) col
      on conflict do nothing;
  end if;
  return null;
end $$;
do $$
declare
  each record;
begin
  for each in
    select i.indrelid::regclass tbl, string_agg(quote_literal(a.attname), ', ') key
    from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indisprimary and c.relnamespace = 'public'::regnamespace
      and c.relname <> all ('{${NOBODYS.join(',')}}')
    group by 1
  loop
    execute format(
      'create trigger zz_written after insert or update or delete on %s
       for each row execute function written.record(%s)', each.tbl, each.key);
  end loop;
end $$;`;

const isSetUp = async (client: Client): Promise<boolean> => {
  const { rowCount } = await client.query("select 1 from pg_namespace where nspname = 'written'");
  return rowCount !== 0;
};

/**
 * Records the rows of the shop that are written from now on, by a test. Does nothing on the embedded database, which only
 * its server can open.
 */
export async function recordWrites(shop: Shop, title: string): Promise<void> {
  if (!shop.hasSql) return;
  await shop.withClient(async (client) => {
    if (!(await isSetUp(client))) await client.query(SET_UP);
    await client.query('update written.current set title = $1', [title]);
  });
}

/** Rows of the shop that a test should not have written. */
export interface WrittenRows {
  /** Those that an earlier test has written: one of the two may fail by the other. */
  readonly twice: readonly string[];
  /** Those of a demo account: a later copy of it would differ. */
  readonly ofDemoAccounts: readonly string[];
}

/** Ends the recording for a test, and returns what it should not have written. */
export async function writtenRows(shop: Shop, title: string): Promise<WrittenRows> {
  if (!shop.hasSql) return { twice: [], ofDemoAccounts: [] };
  return shop.withClient(async (client) => {
    await client.query('update written.current set title = null');
    const found = async (query: string, ...values: unknown[]): Promise<string[]> => {
      const { rows } = await client.query<{ found: string }>(query, [title, ...values]);
      return rows.map((row) => row.found);
    };
    return {
      twice: await found(
        `select mine.tbl || ' ' || mine.key || ', also by: ' || string_agg(other.title, '; ') found
         from written.rows mine join written.rows other using (tbl, key)
         where mine.title = $1 and other.title <> $1 group by mine.tbl, mine.key order by 1`,
      ),
      ofDemoAccounts: await found(
        `select tbl || ' ' || key || ' of ' || email found
         from written.rows join members on members.id::text = member
         where title = $1 and email = any ($2) and tbl = any ($3) order by 1`,
        DEMO_EMAILS,
        OWN_TABLES,
      ),
    };
  });
}
