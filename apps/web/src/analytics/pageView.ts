import type { SiteRoute } from '../navigation/SiteRoute';

/** What is known of a page before it is reported. */
export type ReportedRoute = Pick<SiteRoute, 'path' | 'layout' | 'guarded'>;

/** A page as it is reported. */
export interface PageView {
  readonly path: string;
  readonly title: string;
}

/** What brought a visitor here, and nothing of the visitor's own. */
const REPORTED = /^(utm_\w+|gclid|fbclid)$/;

interface Shown {
  readonly pathname: string;
  readonly search: string;
  readonly title: string;
}

/**
 * A page without what is somebody's own: the addresses of a member's pages, and the links of letters and sign-in
 * providers, hold order numbers and keys.
 *
 * @returns null for a page that is not reported at all.
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
