// `npm run bench`: prints measurements and writes them into docs/performance.md. It never fails,
// because machines differ; the tests check the requirements. With names of parts it measures only
// these: `npm run bench lighthouse pages`.
import './end-with-npm.mjs';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { benchBytes } from '../bench/bytes.mjs';
import { benchGrowth } from '../bench/growth.mjs';
import { benchIdleSockets } from '../bench/idle-sockets.mjs';
import { benchInteractions } from '../bench/interactions.mjs';
import { benchLighthouse } from '../bench/lighthouse.mjs';
import { benchMessages } from '../bench/messages.mjs';
import { benchPages } from '../bench/pages.mjs';
import { updateReport } from '../bench/report.mjs';
import { benchSale } from '../bench/sale.mjs';
import { openShop } from '../bench/server.mjs';
import { benchSizes } from '../bench/sizes.mjs';
import { benchSoak } from '../bench/soak.mjs';
import { benchSockets } from '../bench/sockets.mjs';
import { benchStorybook } from '../bench/storybook.mjs';
import { benchThroughput } from '../bench/throughput.mjs';
import { benchTwoServers } from '../bench/two-servers.mjs';
import { benchWall } from '../bench/wall.mjs';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { must, root } from './run.mjs';

/** Node's flags for a program that imports TypeScript of the repository. */
const TYPESCRIPT = ['--import', 'tsx', '--conditions=@mall/source'];

let shop;
/** The demo shop, started for the first part that needs it. */
const openOnce = async () => (shop ??= await openShop());

const measured = [];
function report(title, rows) {
  console.log(`\n${title}`);
  console.table(rows);
  measured.push({ title, rows });
}

/** Each measures and reports; false without PostgreSQL. */
const parts = {
  async starts() {
    const { firstStart, secondStart } = await openOnce();
    report('From the built shop to its first reply', [
      { start: 'first, with an empty data folder', seconds: Number(firstStart.toFixed(1)) },
      { start: 'second', seconds: Number(secondStart.toFixed(1)) },
    ]);
  },
  async bytes(browser) {
    const { baseUrl } = await openOnce();
    report('JavaScript before a page can be used', await benchBytes(baseUrl, browser));
  },
  async lighthouse(browser) {
    const { baseUrl, dataDir } = await openOnce();
    await must('node', [...TYPESCRIPT, 'bench/paint-pictures.mjs', dataDir]);
    report('The public pages by Lighthouse', await benchLighthouse(baseUrl, browser));
  },
  async interactions(browser) {
    const { baseUrl } = await openOnce();
    report(
      'From a press to the next paint, on a processor four times slower',
      await benchInteractions(baseUrl, browser),
    );
  },
  async sdk() {
    const { bundle } = await tsImport('../tests/bundle.ts', import.meta.url);
    const { initialWith } = await bundle('packages/sdk/src/index.ts', '*');
    report('@mall/sdk with its HTTP client', [
      { 'KB gzip': Number(initialWith('ky').toFixed(2)), budget: 11.6 },
    ]);
  },
  async sizes() {
    report('The packages beside others, kB gzip without React', await benchSizes());
  },
  async storybook() {
    report('What a page of the Storybook loads, gzip', await benchStorybook(await findBrowser()));
  },
  async wall(browser) {
    const wall = await benchWall(browser);
    if (wall === null) return false;
    report('The wall with 2,000 posts loaded', wall);
  },
  async throughput() {
    const throughput = await benchThroughput();
    if (throughput === null) return false;
    report('One process on PostgreSQL, beside the floor', throughput.results);
    report('Memory under that load', [{ MB: throughput.memoryMB }]);
  },
  async pages() {
    const pages = await benchPages();
    if (pages === null) return false;
    report('Rendered pages of one process on PostgreSQL', pages);
  },
  async soak() {
    const soak = await benchSoak();
    if (soak === null) return false;
    report('Memory of one process under mixed load', soak.rows);
    console.table(soak.failed);
  },
  async growth() {
    const growth = await benchGrowth();
    if (growth === null) return false;
    report('Calls in the demo shop and in a shop of a million orders', growth);
  },
  async sockets() {
    const sockets = await benchSockets();
    if (sockets === null) return false;
    const { untilReceived, ...cost } = sockets;
    report('Members connected to one server', [cost]);
    report('Until a page receives an event from another server', untilReceived);
  },
  async idle() {
    const idle = await benchIdleSockets();
    if (idle === null) return false;
    report('Open pages of one server', idle);
  },
  async messages() {
    const messages = await benchMessages();
    if (messages === null) return false;
    report('Chat messages over two servers', messages);
  },
  async sale() {
    const sale = await benchSale();
    if (sale === null) return false;
    report('A sale over two servers', sale.rows);
    report('Answers to the buyers', sale.outcomes);
  },
  async two() {
    const two = await benchTwoServers();
    if (two === null) return false;
    report('Two servers beside one', two);
  },
};

/** Parts that run only when they are named, because they take long. */
const LONG = ['storybook', 'soak', 'growth', 'idle', 'messages', 'sale', 'two'];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}

const file = path.join(root, 'docs/performance.md');
/** Parts that do not need the built site. */
const FROM_SOURCES = ['sdk', 'sizes', 'storybook'];
const isOfSite = named.length === 0 || named.some((name) => !FROM_SOURCES.includes(name));
const browser = isOfSite ? await findBrowser() : undefined;
if (isOfSite) await build();
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (named.length > 0 ? !named.includes(name) : LONG.includes(name)) continue;
    if ((await measure(browser)) === false)
      console.log(
        `\n${name}: left out, no PostgreSQL or Redis (set POSTGRES_BIN and REDIS_BIN, or install them)`,
      );
  }
  const date = new Date().toISOString().slice(0, 10);
  const conditions = `${date}, Node ${process.version}, ${cpus().length} cores`;
  await writeFile(file, updateReport(await readFile(file, 'utf8'), measured, conditions));
} finally {
  await shop?.close();
}
