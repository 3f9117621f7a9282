import type { Frame, Layout } from '../layouts/frames';
import type { RoutePath } from '../paths/routePaths';
import type { Page } from './pageAt';

/** A route of the site. */
export interface SiteRoute {
  /** `*`: every other address. */
  readonly path: RoutePath | '*';
  readonly page: Page;
  readonly layout: Layout;
  /** Only for members: a guest is sent to sign in, then back (spec §2, auth guard). */
  readonly guarded?: true;
  /** Overrides for parts of the layout's frame. */
  readonly frame?: Partial<Frame>;
}
