// The declarations that the examples in docstrings use. An example may use these names without
// declaring them.
import type { Reply } from './src/index';
import type { issueMessage } from './src/core/issues';

export * as z from 'zod/mini';

export declare const configs: Reply<'configs', 'get'>;
export declare const product: Reply<'products', 'detail'> & { readonly index_img: string };
export declare const issue: Parameters<typeof issueMessage>[0];
export declare const error: { readonly code: number };
