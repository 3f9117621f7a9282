import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');

/** An entry point of the client, bundled for a partner's page: its module, and the files that it loads. */
async function bundled(name: string, entry: string): Promise<[path: string, code: string][]> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    resolve: { conditions: ['@mall/source', 'module', 'browser'] },
    build: {
      write: false,
      lib: { entry: path.join(root, 'packages/sdk/src', entry), formats: ['es'] },
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [];
  if (!bundle) throw new Error('The client was not bundled');
  return bundle.output.map((file) => [
    file.type === 'chunk' && file.isEntry ? name : `/${file.fileName}`,
    file.type === 'chunk' ? file.code : String(file.source),
  ]);
}

/**
 * Serves a partner's site on a separate origin: `/sdk.js`, `/captcha.js` and `/social.js` are the client, every other
 * path is the page.
 *
 * @param body the page's content.
 */
export async function openStorefront(body = () => '<h1>社區俱樂部</h1>'): Promise<Server> {
  const scripts = new Map([
    ...(await bundled('/sdk.js', 'index.ts')),
    ...(await bundled('/captcha.js', 'captcha.ts')),
    ...(await bundled('/social.js', 'social.ts')),
  ]);
  const site = createServer((request, response) => {
    const script = scripts.get(request.url ?? '');
    const type = script === undefined ? 'text/html; charset=utf-8' : 'text/javascript';
    response.setHeader('content-type', type);
    response.end(
      script ??
        `<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${body()}`,
    );
  }).listen(0);
  await once(site, 'listening');
  return site;
}

/** The site's origin. */
export const originOf = (site: Server, host = '127.0.0.1'): string =>
  `http://${host}:${(site.address() as AddressInfo).port}`;
