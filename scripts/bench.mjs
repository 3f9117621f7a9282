// `npm run bench`: prints measurements and saves them in bench/results.json. It has no pass or fail,
// because machines differ; requirements are checked by the tests. With names of parts it measures these
// alone: `npm run bench lighthouse pages`.
import './end-with-npm.mjs';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { benchBytes } from '../bench/bytes.mjs';
import { benchInteractions } from '../bench/interactions.mjs';
import { benchLighthouse } from '../bench/lighthouse.mjs';
import { benchPages } from '../bench/pages.mjs';
import { openShop } from '../bench/server.mjs';
import { benchSizes } from '../bench/sizes.mjs';
import { benchSockets } from '../bench/sockets.mjs';
import { benchThroughput } from '../bench/throughput.mjs';
import { benchWall } from '../bench/wall.mjs';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { must, root } from './run.mjs';

/** Node's flags for a program that imports TypeScript of the repository. */
const TYPESCRIPT = ['--import', 'tsx', '--conditions=@mall/source'];

let shop;
/** The demo shop, opened for the first part that needs it. */
const openOnce = async () => (shop ??= await openShop());

function print(title, rows) {
  console.log(`\n${title}`);
  console.table(rows);
}

/** Each measures, prints, and returns what is saved; null: not on this machine, for want of PostgreSQL. */
const parts = {
  async starts() {
    const { firstStart, secondStart } = await openOnce();
    const starts = [
      { start: 'first, with an empty data folder', seconds: Number(firstStart.toFixed(1)) },
      { start: 'second', seconds: Number(secondStart.toFixed(1)) },
    ];
    print('From the built shop to its first reply', starts);
    return starts;
  },
  async bytes(browser) {
    const { baseUrl } = await openOnce();
    const bytes = await benchBytes(baseUrl, browser);
    print('JavaScript before a page can be used', bytes);
    return bytes;
  },
  async lighthouse(browser) {
    const { baseUrl, dataDir } = await openOnce();
    await must('node', [...TYPESCRIPT, 'bench/paint-pictures.mjs', dataDir]);
    const rows = await benchLighthouse(baseUrl, browser);
    print('The public pages by Lighthouse', rows);
    return rows;
  },
  async interactions(browser) {
    const { baseUrl } = await openOnce();
    const interactions = await benchInteractions(baseUrl, browser);
    print('From a press to the next paint, on a processor four times slower', interactions);
    return interactions;
  },
  async sdk() {
    const { bundle } = await tsImport('../tests/bundle.ts', import.meta.url);
    const { initialWith } = await bundle('packages/sdk/src/index.ts', '*');
    const sdk = { 'KB gzip': Number(initialWith('ky').toFixed(2)), budget: 10.5 };
    print('@mall/sdk with its HTTP client', [sdk]);
    return sdk;
  },
  async sizes() {
    const sizes = await benchSizes();
    print('The packages beside others, KB gzip without React', sizes);
    return sizes;
  },
  async wall(browser) {
    const wall = await benchWall(browser);
    if (wall !== null) print('The wall with 2,000 posts loaded', wall);
    return wall;
  },
  async throughput() {
    const throughput = await benchThroughput();
    if (throughput === null) return null;
    print('One process on PostgreSQL, beside bare Fastify and SQL by hand', throughput.results);
    console.log(`Memory under that load: ${throughput.memoryMB} MB`);
    return throughput;
  },
  async pages() {
    const pages = await benchPages();
    if (pages !== null) print('Rendered pages of one process on PostgreSQL', pages);
    return pages;
  },
  async sockets() {
    const sockets = await benchSockets();
    if (sockets === null) return null;
    const { untilHeard, ...cost } = sockets;
    print('Members connected to one server', [cost]);
    print('Until a page hears what happened elsewhere', untilHeard);
    return sockets;
  },
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}

const file = path.join(root, 'bench/results.json');
/** What is measured of sources alone needs neither a browser nor the built site. */
const FROM_SOURCES = ['sdk', 'sizes'];
const isOfSite = named.length === 0 || named.some((name) => !FROM_SOURCES.includes(name));
const browser = isOfSite ? await findBrowser() : undefined;
if (isOfSite) await build();
try {
  const earlier = named.length === 0 ? {} : JSON.parse(await readFile(file, 'utf8'));
  const results = { ...earlier, node: process.version, cores: cpus().length };
  for (const [name, measure] of Object.entries(parts)) {
    if (named.length > 0 && !named.includes(name)) continue;
    results[name] = await measure(browser);
    if (results[name] === null) {
      console.log(`\n${name}: left out, no PostgreSQL (set POSTGRES_BIN, or install one)`);
    }
  }
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
} finally {
  await shop?.close();
}
