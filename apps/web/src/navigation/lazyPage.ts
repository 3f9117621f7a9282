import { createLazyPage, createPendingPages } from '@mall/app/loading';

/** The site's pages whose chunks are loading. */
export const pendingPages = createPendingPages();

/** Creates a page of the site with a separate chunk. */
export const lazyPage = createLazyPage(pendingPages);
