import type * as source from './zh-TW';

/** What the server says by itself; Traditional Chinese is the source of the keys. */
export type Catalogue = typeof source;
