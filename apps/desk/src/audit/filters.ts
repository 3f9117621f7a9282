import { auditActions } from '@mall/contract/staff';
import type { AuditQuery } from '@mall/sdk/staff';

/** What the audit is filtered by, as the URL has it. */
export type AuditFilters = Pick<
  NonNullable<AuditQuery>,
  'actor' | 'action' | 'subject' | 'from' | 'to'
>;

/** The name of a filter, in the URL and in the query. */
export type FilterName = keyof AuditFilters;

const PATTERNS = {
  actor: /^[1-9]\d{0,8}$/,
  subject: /^[a-z]+:[\w-]{1,50}$/i,
  from: /^\d{4}-\d{2}-\d{2}$/,
  to: /^\d{4}-\d{2}-\d{2}$/,
};

/**
 * Reads the filters of a URL; what no filter can be is left out.
 *
 * @example
 * readFilters(new URLSearchParams('actor=4&from=yesterday')) // { actor: '4' }
 */
export function readFilters(search: URLSearchParams): AuditFilters {
  const action = auditActions.find((each) => each === search.get('action'));
  const matching = (Object.keys(PATTERNS) as (keyof typeof PATTERNS)[]).flatMap((name) => {
    const value = search.get(name);
    return value !== null && PATTERNS[name].test(value) ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(matching), ...(action && { action }) };
}

/** Changes one filter of a URL; '' removes it. */
export function withFilter(
  search: URLSearchParams,
  name: FilterName,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
