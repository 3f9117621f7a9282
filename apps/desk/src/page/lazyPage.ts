import { createPageLoading } from '@mall/app/loading';

/** How the desk loads its screens. */
export const { lazyPage } = createPageLoading();
