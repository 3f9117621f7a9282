import { createPageLoading } from '@mall/app/loading';

/** How the site loads its pages. */
export const { lazyPage, useIsPagePending } = createPageLoading();
