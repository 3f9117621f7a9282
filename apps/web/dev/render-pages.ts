import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
// The development server has no built page that the API server could fill, so Vite fills its own.
import type { SiteRenderer } from '@mall/contract';
import { writePage } from '../../server/src/platform/rendering/write-page.ts';

/**
 * Renders the public pages during development, too, from their sources (spec §2). Only React's development build
 * reports hydration mismatches, so this mode shows them.
 *
 * If rendering fails, the browser renders the page and the terminal shows the error.
 *
 * @param apiUrl where the API is, whose replies the pages are rendered from.
 * @example
 * export default defineConfig({ plugins: [react(), renderPages('http://localhost:3000')] });
 */
export const renderPages = (apiUrl: string): Plugin => ({
  name: 'render-pages',
  apply: 'serve',
  configureServer: (server) => () => {
    // Vite has resolved `index.html` before this middleware runs.
    server.middlewares.use((request, response, next) => {
      if (request.method !== 'GET' || request.url !== '/index.html') return next();
      void rendered(server, apiUrl, request).then((page) => {
        if (page === null) return next();
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(page);
      });
    });
  },
});

/** The page with its rendered content; null if the browser renders it. */
async function rendered(
  server: ViteDevServer,
  apiUrl: string,
  { originalUrl: url = '/' }: Connect.IncomingMessage,
): Promise<string | null> {
  try {
    const { render }: Pick<SiteRenderer, 'render'> = Object(
      await server.ssrLoadModule('/src/ssr/render.tsx'),
    );
    const rendered = await render({ url, origin: new URL(apiUrl).origin, fetch });
    if (rendered?.kind !== 'page') return null;
    const source = await readFile(path.join(server.config.root, 'index.html'), 'utf8');
    const page = await server.transformIndexHtml('/index.html', source, url);
    return writePage(page, rendered.page);
  } catch (error) {
    if (error instanceof Error) server.ssrFixStacktrace(error);
    const { logger } = server.config;
    logger.error(`${url} could not be rendered`, { timestamp: true });
    logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return null;
  }
}
