import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** `index.html` as the site's build writes it, in short. */
const PAGE = `<!doctype html><html><head>
<!-- preview --><title>巷口市集</title><meta name="description" content="每天直送"><!-- /preview -->
<style>html { color-scheme: light }</style><script>first()</script></head>
<body><div id="root"></div><noscript>請開啟 JavaScript</noscript>
<script type="module" src="/assets/main.js"></script></body></html>`;

const ROUTES = {
  pages: [
    '/',
    '/mall',
    '/wall',
    '/counted/:id',
    '/large/:id',
    '/clock',
    '/crash',
    '/exit',
    '/busy',
    '/at-once/:id',
  ],
  moved: [['/store', '/mall']],
  listed: ['/', '/mall'],
};

/** The addresses of the renderer's pages, like those of the site's build. */
const ADDRESSES = `
const PUBLIC =
  /^\\/(mall|wall|clock|crash|exit|busy|(product|search|counted|large|at-once)\\/[^/]+)$/;
export function addressOf(url) {
  const [path, query = ''] = url.split('?');
  if (!PUBLIC.test(path)) return null;
  const sort = new URLSearchParams(query).get('sort');
  return sort === null ? path : path + '?sort=' + sort;
}
`;

/**
 * A renderer like the one of the site's build, with pages for tests. `/counted/…` shows how often
 * the renderer has rendered a page, `/large/…` takes two megabytes, `/clock` expires at once,
 * `/crash` throws, `/exit` ends the renderer's thread, `/busy` runs without a pause until a file
 * `done` is beside the renderer, and `/at-once/…` shows how many pages were rendered at once.
 */
const RENDERER = `
import { existsSync, writeFileSync } from 'node:fs';
import { addressOf } from './addresses.js';
let count = 0;
let active = 0;
let most = 0;
function stayBusy() {
  writeFileSync(new URL('started', import.meta.url), '');
  const end = Date.now() + 30_000;
  while (!existsSync(new URL('done', import.meta.url)) && Date.now() < end);
}
export async function render({ url, origin, fetch }) {
  const [, kind, id] = url.split('?')[0].split('/');
  if (kind === 'crash') throw new Error('A page that cannot be rendered');
  if (kind === 'exit') process.exit(1);
  if (kind === 'busy') stayBusy();
  const read = { product: '/api/product/detail/' + id, search: '/api/search/product/' + id }[kind];
  active += 1;
  most = Math.max(most, active);
  const reply = await fetch(origin + (read ?? '/api/configs'));
  const { valid, data } = await reply.json();
  active -= 1;
  if (!valid) throw new Error('Refused');
  count += 1;
  const text = {
    mall: data.common?.web_desc,
    product: data.name,
    counted: 'rendering ' + count,
    busy: 'busy',
    clock: 'rendering ' + count,
    large: 'rendering ' + count + ' '.repeat(2_000_000),
    'at-once': 'at once ' + most,
  }[kind];
  return {
    kind: 'page',
    page: {
      url: addressOf(url),
      parameters: ['sort'],
      renderedAt: 0,
      holdsUntil: kind === 'clock' ? Date.now() : Infinity,
      title: null,
      head: '<style data-styled="true">.a { color: red }</style>',
      body: '<main>' + text + '</main>',
      state: JSON.stringify({ text }).replaceAll('<', '\\\\u003c'),
      undeclared: [],
    },
  };
}
`;

/** A built site in a temporary folder. */
export interface BuiltSite {
  /** Pass it to `startTestMall`. */
  readonly root: string;
  /** Folder of the renderer. */
  readonly renderer: string;
  remove(): Promise<void>;
}

/**
 * Writes a small built site with a renderer, for tests of server-side rendering.
 *
 * @example
 * const site = await writeBuiltSite();
 * const mall = await startTestMall({}, { siteRoot: site.root });
 */
export async function writeBuiltSite(): Promise<BuiltSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mall-site-'));
  const root = path.join(folder, 'dist');
  const files: Readonly<Record<string, string>> = {
    'dist/index.html': PAGE,
    'dist/routes.json': JSON.stringify(ROUTES),
    'renderer/dist/addresses.js': ADDRESSES,
    'renderer/dist/render.js': RENDERER,
    'renderer/package.json': '{ "type": "module" }',
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return {
    root,
    renderer: path.join(folder, 'renderer/dist'),
    remove: () => rm(folder, { recursive: true }),
  };
}
