// `npm run bench`: prints measurements and saves them in bench/results.json. It has no pass or fail,
// because machines differ; requirements are checked by the tests.
import './end-with-npm.mjs';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { benchBytes } from '../bench/bytes.mjs';
import { benchInteractions } from '../bench/interactions.mjs';
import { openShop } from '../bench/server.mjs';
import { benchSockets } from '../bench/sockets.mjs';
import { benchThroughput } from '../bench/throughput.mjs';
import { benchWall } from '../bench/wall.mjs';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { root } from './run.mjs';

const browser = await findBrowser();
await build();
const shop = await openShop();
try {
  const starts = [
    { start: 'first, with an empty data folder', seconds: Number(shop.firstStart.toFixed(1)) },
    { start: 'second', seconds: Number(shop.secondStart.toFixed(1)) },
  ];
  console.log('\nFrom the built shop to its first reply');
  console.table(starts);

  const bytes = await benchBytes(shop.baseUrl, browser);
  console.log('\nJavaScript before a page can be used');
  console.table(bytes);

  const interactions = await benchInteractions(shop.baseUrl, browser);
  console.log('\nFrom a press to the next paint, on a processor four times slower');
  console.table(interactions);

  const { bundle } = await tsImport('../tests/bundle.ts', import.meta.url);
  const { initial } = await bundle('packages/sdk/src/index.ts', '*');
  const sdk = { 'KB gzip': Number(initial.toFixed(2)), budget: 10 };
  console.log('\n@mall/sdk with its HTTP client');
  console.table([sdk]);

  const wall = await benchWall(browser);
  if (wall !== null) {
    console.log('\nThe wall with 2,000 posts loaded');
    console.table(wall);
  }

  const throughput = await benchThroughput();
  if (throughput === null) {
    console.log(
      '\nNo PostgreSQL on this machine (set POSTGRES_BIN, or install one): throughput left out',
    );
  } else {
    console.log('\nOne process on PostgreSQL, beside bare Fastify and SQL written by hand');
    console.table(throughput.results);
    console.log(`Memory under that load: ${throughput.memoryMB} MB`);
  }

  const sockets = await benchSockets();
  if (sockets !== null) {
    const { untilHeard, ...cost } = sockets;
    console.log('\nMembers connected to one server');
    console.table([cost]);
    console.log('\nUntil a page hears what happened elsewhere');
    console.table(untilHeard);
  }

  const results = {
    node: process.version,
    cores: cpus().length,
    starts,
    bytes,
    interactions,
    sdk,
    wall,
    throughput,
    sockets,
  };
  await mkdir(path.join(root, 'bench'), { recursive: true });
  await writeFile(path.join(root, 'bench/results.json'), `${JSON.stringify(results, null, 2)}\n`);
} finally {
  await shop.close();
}
