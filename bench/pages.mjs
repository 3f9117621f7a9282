// Measures how many rendered pages one process serves on PostgreSQL: `rendered`, each for a new host, and
// `cached`, all from the page cache.
import { Agent, request } from 'node:http';
import { processorSeconds } from './cpu.mjs';
import { CALLERS, load, residentMegabytes } from './load.mjs';
import { openPostgresShop } from './postgres-shop.mjs';

const PAGES = { home: '/', mall: '/mall', product: '/product/1001', wall: '/wall' };

/** Requests as a browser does, and returns the size of the raw reply. A page is cached by its host. */
const get = (port, agent) => (path, host) =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br', ...(host && { host }) };
    request({ host: '127.0.0.1', port, path, headers, agent }, (reply) => {
      let bytes = 0;
      reply.on('data', (chunk) => (bytes += chunk.length));
      reply.on('end', () =>
        reply.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${path}: ${reply.statusCode}`)),
      );
    })
      .once('error', reject)
      .end();
  });

/** Returns null without PostgreSQL. */
export async function benchPages() {
  const shop = await openPostgresShop();
  if (shop === null) return null;
  const { child, port } = shop.mall;
  let seen = 0;
  try {
    // A page without content, which the browser renders: sent when too many others are being
    // rendered.
    const empty = await get(port, undefined)('/shell.html');
    const results = [];
    for (const [page, path] of Object.entries(PAGES)) {
      for (const kind of ['rendered', 'cached']) {
        for (const callers of CALLERS) {
          const agent = new Agent({ keepAlive: true, maxSockets: callers });
          let sent = 0;
          let rendered = 0;
          const calls = Array.from({ length: callers }, () => get(port, agent));
          const before = processorSeconds(child.pid);
          const { perSecond, p50, p99 } = await load(calls, async (call) => {
            const isNew = kind === 'rendered';
            const bytes = await call(path, isNew ? `shop-${(seen += 1)}.test` : undefined);
            sent += 1;
            if (bytes > 2 * empty) rendered += 1;
          });
          const seconds = processorSeconds(child.pid) - before;
          agent.destroy();
          results.push({
            page,
            kind,
            callers,
            'pages /s': Math.round(perSecond),
            'p50 ms': p50,
            'p99 ms': p99,
            'node ms': Number(((1000 * seconds) / sent).toFixed(2)),
            'with content %': Math.round((100 * rendered) / sent),
            'MB after': await residentMegabytes(child),
          });
        }
      }
    }
    return results;
  } finally {
    await shop.close();
  }
}
