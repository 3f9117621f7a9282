import type * as source from './zh-TW';

/** The server's own messages; Traditional Chinese defines the keys. */
export type Catalogue = typeof source;
