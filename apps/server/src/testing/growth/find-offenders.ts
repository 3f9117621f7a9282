import type { PlanNode, RanStatement } from './capture-plans';

/** The most rows that a node of a plan may read: about as many as PostgreSQL reads in 3 ms. */
const MOST_ROWS = 3_000;
/** The most rows of a large table that a scan may read before a limit ends it: lists count up to 1,001. */
const MOST_SCANNED = 1_500;
/**
 * The most blocks of an index scan, if most of them give no row. In one run it walks through an index,
 * because its condition is not on the first column; PostgreSQL does not count the entries that it
 * skips. Over all runs it looks something up for rows that are not returned.
 */
const MOST_BLOCKS = { ofOneRun: 50, ofAllRuns: 1_000, perRow: 5 };

/**
 * Finds the nodes of plans that read more rows than a call may, or a whole table that grows.
 *
 * @param large the tables that grow with the shop.
 * @returns a line per node: node, rows and statement.
 */
export function findOffenders(
  ran: readonly RanStatement[],
  large: ReadonlySet<string>,
): readonly string[] {
  const found = new Set<string>();
  for (const { sql, plan } of ran) {
    const nodes = nodesOf(plan);
    // PostgreSQL counts a subselect's blocks for the node that uses its result first.
    const initBlocks = nodes
      .filter((node) => node['Parent Relationship'] === 'InitPlan')
      .reduce((sum, node) => sum + blocksReadBy(node), 0);
    for (const node of nodes) {
      const rows = rowsReadBy(node);
      const table = node['Relation Name'] ?? '';
      const scansTable =
        node['Node Type'] === 'Seq Scan' && large.has(table) && rows > MOST_SCANNED;
      if (rows > MOST_ROWS || scansTable || readsInVain(node, initBlocks))
        found.add(
          `${nameOf(node)}, ${rows} rows, ${blocksReadBy(node)} blocks: ${sql.replace(/\s+/g, ' ')}`,
        );
    }
  }
  return [...found];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The rows that a node returned or discarded, over all of its runs. */
const rowsReadBy = (node: PlanNode): number =>
  node['Actual Loops'] *
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0));

const blocksReadBy = (node: PlanNode): number =>
  node['Shared Hit Blocks'] + node['Shared Read Blocks'];

const readsInVain = (node: PlanNode, initBlocks: number): boolean => {
  const blocks = blocksReadBy(node) - initBlocks;
  return (
    node['Node Type'].includes('Index') &&
    blocks > MOST_BLOCKS.perRow * rowsReadBy(node) &&
    (blocks > MOST_BLOCKS.ofAllRuns || blocks > MOST_BLOCKS.ofOneRun * node['Actual Loops'])
  );
};

const nameOf = (node: PlanNode): string => {
  const on = node['Relation Name'] ?? node['Index Name'];
  return on === undefined ? node['Node Type'] : `${node['Node Type']} on ${on}`;
};
