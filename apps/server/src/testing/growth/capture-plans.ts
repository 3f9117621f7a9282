import { Client, type Pool, type PoolClient } from 'pg';
import { vi } from 'vitest';
import { fakeIntervals } from '../fake-intervals';
import type { TestMall } from '../index';

/** A statement as PostgreSQL ran it, with its plan. */
export interface RanStatement {
  readonly sql: string;
  readonly plan: PlanNode;
}

/** A node of a plan in PostgreSQL's JSON format. */
export interface PlanNode {
  readonly 'Node Type': string;
  /** `InitPlan`: a subselect that runs once. */
  readonly 'Parent Relationship'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

/** The messages of PostgreSQL's `auto_explain`, with the plan as JSON. */
const EXPLAINED = /^duration: [\d.]+ ms {2}plan:\n(\{.*\})$/s;

/**
 * PostgreSQL itself reports each statement's plan after it ran, as a notice on its connection: also
 * of writes, prepared statements, triggers and foreign keys.
 */
const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_level': 'notice',
  'auto_explain.log_format': 'json',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_nested_statements': 'on',
};

/** Captures the statements of a mall. */
export interface PlanCapture {
  /** The statements since the last call. */
  take(): RanStatement[];
  /** Ends the capture. */
  stop(): Promise<void>;
}

/**
 * Captures every statement that a mall runs on PostgreSQL, with its plan and the rows it read. Needs
 * `auto_explain` of PostgreSQL's contrib modules. The test has to stop the jobs by {@link fakeIntervals}.
 *
 * @param databaseUrl the mall's database; its settings change until the capture ends.
 */
export async function capturePlans(
  { db: { $client: pool } }: Pick<TestMall, 'db'>,
  databaseUrl: string,
): Promise<PlanCapture> {
  if (!vi.isFakeTimers()) throw new Error(`Call ${fakeIntervals.name}() before the mall starts`);
  const ran: RanStatement[] = [];
  const listen = (client: PoolClient) =>
    client.on('notice', ({ message = '' }) => {
      const [, json] = EXPLAINED.exec(message) ?? [];
      if (json === undefined) return;
      const { 'Query Text': sql, Plan: plan } = JSON.parse(json) as Explained;
      ran.push({ sql, plan });
    });
  pool.on('connect', listen);
  await configure(pool, databaseUrl, (name) => `set ${name} = '${SETTINGS[name]}'`);
  return {
    take: () => ran.splice(0),
    async stop() {
      pool.off('connect', listen);
      await configure(pool, databaseUrl, (name) => `reset ${name}`);
    },
  };
}

interface Explained {
  readonly 'Query Text': string;
  readonly Plan: PlanNode;
}

/** Changes the settings of a database, and replaces the pool's connections so that new ones have them. */
async function configure(
  pool: Pool,
  databaseUrl: string,
  change: (name: keyof typeof SETTINGS) => string,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const name = client.escapeIdentifier(new URL(databaseUrl).pathname.slice(1));
  for (const setting of Object.keys(SETTINGS) as (keyof typeof SETTINGS)[])
    await client.query(`alter database ${name} ${change(setting)}`);
  await client.end();
  const open = Array.from({ length: pool.totalCount }, () => pool.connect());
  for (const each of await Promise.all(open)) each.release(true);
}
