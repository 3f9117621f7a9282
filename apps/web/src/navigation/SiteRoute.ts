import type { Frame, Layout } from '../layouts/frames';
import type { redirectPaths, RoutePath } from '../paths/paths';
import type { Page } from '@mall/app/loading';

/** A route of the site. */
export interface SiteRoute {
  /** `*`: every other address. */
  readonly path: RoutePath | (typeof redirectPaths)[number][0] | '*';
  readonly page: Page;
  readonly layout: Layout;
  /** Only for members: a guest is sent to sign in, then back (spec §2, auth guard). */
  readonly guarded?: true;
  /** Overrides for parts of the layout's frame. */
  readonly frame?: Partial<Frame>;
}
