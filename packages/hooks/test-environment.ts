import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/**
 * A browser's globals over Node's modules: the hooks run in jsdom, and the mall they call is the real
 * server in the same process, which a browser's build of its modules could not run. What is sent over
 * Node's network is made of Node's own files: it would send jsdom's as the word "undefined".
 */
export default {
  ...jsdom,
  name: 'jsdom-beside-server',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const { Blob, File, FormData } = globalThis;
    const environment = await jsdom.setup(global, options);
    Object.assign(global, { Blob, File, FormData });
    return environment;
  },
} satisfies Environment;
