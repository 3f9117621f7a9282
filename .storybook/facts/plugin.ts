import type { Plugin } from 'vite';
import { factsOf } from './facts-of.ts';

const ASKED = /^(.*)\.docs\.ts\?facts$/;

/**
 * Answers `import facts from './Button.docs.ts?facts'` with the facts of the component's sources.
 */
export const componentFacts = (): Plugin => ({
  name: 'component-facts',
  enforce: 'pre',
  async load(id) {
    const stem = ASKED.exec(id)?.[1];
    return stem === undefined
      ? undefined
      : `export default ${JSON.stringify(await factsOf(stem))};`;
  },
});
