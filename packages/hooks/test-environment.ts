import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/**
 * A browser's globals over Node's modules. The hooks run in jsdom; the server runs in the same
 * process, where a browser's build of its modules would fail. Files are Node's own, because Node's
 * network would send jsdom's as the word "undefined".
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
