import type { SiteRoute } from '../navigation/SiteRoute';

/** A page before redaction. */
export type ReportedRoute = Pick<SiteRoute, 'path' | 'layout' | 'guarded'>;

/** A page in the form in which it is reported. */
export interface PageView {
  readonly path: string;
  readonly title: string;
}

/** Campaign parameters, which contain no personal data. */
const REPORTED = /^(utm_\w+|gclid|fbclid)$/;

interface Shown {
  readonly pathname: string;
  readonly search: string;
  readonly title: string;
}

/**
 * Removes personal data from a page: URLs of members' pages, of email links and of sign-in providers contain order
 * numbers and secrets.
 *
 * @returns null for a page that is not reported.
 */
export function pageView(
  { path, layout, guarded }: ReportedRoute,
  { pathname, search, title }: Shown,
): PageView | null {
  if (layout === 'login' || path.startsWith('/auth/')) return null;
  const reported = [...new URLSearchParams(search)].filter(([name]) => REPORTED.test(name));
  const query = reported.length > 0 ? `?${new URLSearchParams(reported).toString()}` : '';
  return guarded ? { path: path + query, title: path } : { path: pathname + query, title };
}
