import type { Plugin } from 'vite';

/** The data router's way to load a page ahead, which a `Link` has and this site does not use. */
const PREFETCH = /return shouldPrefetch && !isAbsolute \? .+ : link;/;
const DISPLAY_NAMES = /^\w+\.displayName = "\w+";$/gm;

/**
 * Leaves out of the site what it does not use of React Router: its messages for developers (its package names only
 * the development build), the loading ahead of a data router's pages, and components nobody imports, which their
 * display names hold on to. Some 4 KB gzip of what each page begins with.
 *
 * @throws when the router is built otherwise than expected, so that an update cannot quietly bring all of it back.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^react-router(-dom|\/dom)?$/ },
    async handler(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\/chunk-/, code: /var Link = / },
    handler(code) {
      if (!PREFETCH.test(code)) this.error('React Router’s Link has changed: see lean-router.ts');
      return code
        .replace(PREFETCH, 'return link;')
        .replace(DISPLAY_NAMES, '')
        .replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1');
    },
  },
};
