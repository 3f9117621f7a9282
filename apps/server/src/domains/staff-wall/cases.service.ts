import type { CheckedStaffQuery } from '@mall/contract/staff';
import type { Connection } from '../../db/database';
import { taipeiTime } from '../../kernel/time';
import { caseCursorOf, readCaseCursor } from './case-cursor';
import { type CaseRow, countOpenCases, findCases } from './cases.repo';

const PER_PAGE = 50;
/** More open cases show as "at least as many". */
const COUNT_LIMIT = 100;

/** A page of cases. */
export interface CasePage {
  readonly rows: readonly CaseRow[];
  /** The cursor of the next page; null: there is none. */
  readonly after: string | null;
}

/** A page of cases. @throws {MallError} invalidFields, for a cursor that was not one */
export async function listCases(
  db: Connection,
  { view = 'open', after }: CheckedStaffQuery<'wall', 'cases'>,
): Promise<CasePage> {
  const found = await findCases(db, view, {
    after: after === undefined ? undefined : readCaseCursor(after),
    limit: PER_PAGE + 1,
  });
  const rows = found.slice(0, PER_PAGE);
  const last = rows.at(-1);
  return { rows, after: found.length > PER_PAGE && last ? caseCursorOf(last) : null };
}

/** How many cases are open, up to a limit, and since when. */
export async function countCases(db: Connection) {
  const { open, oldest } = await countOpenCases(db, COUNT_LIMIT);
  return { open, limit: COUNT_LIMIT, oldest: oldest && taipeiTime(oldest) };
}
