// How the built server runs, for `npm start` and for measurements of it.
import path from 'node:path';
import { root } from './run.mjs';

/**
 * Node's arguments. A larger young generation of the main thread costs memory and saves no time here. One thread of V8
 * collects garbage beside the main thread: with more of them, a collection costs up to twice the processor time.
 */
export const SERVER_ARGS = [
  '--max-semi-space-size=4',
  '--v8-pool-size=1',
  path.join(root, 'apps/server/dist/server.js'),
];

/** Each thread that paints pictures would otherwise get a memory arena of its own, which glibc does not shrink again. */
export const SERVER_ENV = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };
