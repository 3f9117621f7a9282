import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite';

const api = process.env['API_URL'] ?? 'http://localhost:3000';

/**
 * What every page needs travels in one file: split by who shares what, the same code is some fifty
 * files that compress worse and each cost a request. Everything else is split by page and by need.
 * Of the packages it is listed, because their index names all they have.
 */
const FIRST = [
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|ky)\//,
  /node_modules\/@tanstack\/(query-core|react-query)\/(?!.*\/(useMutation|mutationObserver)\.js)/,
  /node_modules\/zustand\/esm\/(index|vanilla|react)\.mjs$/,
  /node_modules\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared)/,
  /packages\/sdk\/src\/(?!contract|chat\/|http\/form)/,
  /packages\/contract\/src\/(paths|failure-codes)\.ts$/,
  /packages\/hooks\/src\/(provider|mall-context|query-client|usePendingCalls|configs|content|notifications|optimistic|paging|products)/,
  /packages\/hooks\/src\/(auth\/useSession|cart\/queries|cart\/useAddToCart)/,
  /packages\/ui\/src\/(tokens|theme|content|products)\//,
  /packages\/ui\/src\/shell\/(TopBar|BottomBar|BackButton)\//,
  /packages\/ui\/src\/cart\/LayerBadge\//,
  /packages\/ui\/src\/kit\/(Badge|Button|Container|EmptyState|ErrorState|Heading|IconButton|Link|LoadingBar|LoadingOverlay|Picture|Select|Skeleton|SkipLink|Spinner|Stack|Text|VisuallyHidden)\//,
  /packages\/ui\/src\/kit\/Toast\/Toast(Provider|Context)/,
  /packages\/ui\/src\/kit\/Field\/FieldContext/,
];

/** Where a visit starts: the site itself, and the page that most visits see first. */
const STARTS = /apps\/web\/src\/(main|pages\/products\/MallPage)\.tsx$/;

/** Whether a file of the site is imported, without waiting for it, by where a visit starts. */
function isNeededAtStart(
  id: string,
  graph: Rolldown.ChunkingContext,
  asked = new Set<string>(),
): boolean {
  if (!id.includes('/apps/web/src/') || asked.has(id)) return false;
  asked.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some(
    (importer) => STARTS.test(importer) || isNeededAtStart(importer, graph, asked),
  );
}

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@mall/source', ...defaultClientConditions] },
  // Templates lose their white space, and unused components fall away.
  oxc: {
    plugins: {
      styledComponents: {
        minify: true,
        pure: true,
        ssr: false,
        displayName: false,
        fileName: false,
        transpileTemplateLiterals: false,
      },
    },
  },
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // The map of every page's files would weigh 2 KB on the first one; pages are prefetched instead.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              debugName: 'first',
              name: (id, graph) =>
                FIRST.some((place) => place.test(id)) || isNeededAtStart(id, graph)
                  ? 'first'
                  : null,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': api,
      '/sanctum': api,
      '/media': api,
      '/sandbox': api,
      '/dev': api,
      '/stand-in': api,
      '/socket.io': { target: api, ws: true },
    },
  },
});
