import path from 'node:path';
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite';

/** Forwards the original host, with which the server compares a write's origin. */
const apiAt = (target: string) => ({ target, changeOrigin: false });

/** Radix's scroll lock without a style element, which the page's policy would refuse. */
export const constructedStyles: Plugin = {
  name: 'constructed-styles',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^\.\/singleton$/ },
    handler(_source, importer) {
      if (!importer?.includes('/react-style-singleton/')) return null;
      return path.join(import.meta.dirname, 'stylesheetSingleton.ts');
    },
  },
};

/**
 * Returns the part of Vite's configuration that the shop's site and the staff's site share: sources of the packages,
 * the styles, the target, and the proxy of the development server.
 *
 * @param apiUrl - Where the server listens in development.
 */
export const siteBuild = (apiUrl: string): UserConfig => ({
  resolve: { conditions: ['@mall/source', ...defaultClientConditions] },
  // Minifies the CSS in templates, and removes unused components.
  oxc: {
    plugins: {
      styledComponents: {
        minify: true,
        pure: true,
        // Generates the same class names on the server and in the browser.
        ssr: true,
        displayName: false,
        fileName: false,
        transpileTemplateLiterals: false,
      },
    },
  },
  build: {
    // The oldest supported browsers, which the README lists; older ones get a message
    // (apps/web/public/unsupported-browser.js).
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/sanctum', '/media', '/dev'].map((each) => [each, apiAt(apiUrl)]),
    ),
  },
});
