import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * A browser's globals over Node's modules: the hooks run in jsdom, and the mall they call is the real
 * server in the same process, which a browser's build of its modules could not run.
 */
export default {
  ...builtinEnvironments.jsdom,
  name: 'jsdom-beside-server',
  viteEnvironment: 'ssr',
} satisfies Environment;
