import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { setupMall } from './testing/setup';

const setup = setupMall();
let folder: string;

/** Globals of a page that no other runtime must have. */
const OF_PAGES = [
  'document',
  'window',
  'localStorage',
  'sessionStorage',
  'XMLHttpRequest',
  'location',
];

/** Runs calls of every kind with the built client; posts their results. */
const PROGRAM = `
import { parentPort, workerData } from 'node:worker_threads';
const { baseUrl, token, ofPages } = workerData;
const there = ofPages.filter((name) => typeof globalThis[name] !== 'undefined');
const { createMall } = await import('./client.js');
const { everyOf } = await import('./pages.js');
const mall = createMall({ baseUrl });
await mall.start();
mall.session.start(token, {});
const { name } = await mall.members.profile();
const names = [];
for await (const product of everyOf(mall.products.all)) names.push(product.name);
const line = { rule_id: workerData.rule, quantity: 2, type: 1, relation_id: 0 };
const { totals } = await mall.cart.add(1, line);
const refused = await mall.members.saveAvatar(new Blob(['no picture'])).catch((error) => error);
const live = await mall.chat.open();
const sent = await live.send({ type: 1, text: '在嗎？' });
live.close();
mall.session.end('logout');
parentPort.postMessage({ there, name, names, count: totals.count, refused: refused.failure, sent: sent.text });
`;

beforeAll(async () => {
  // Beside its package.json, so that its dependencies resolve as in an installed package.
  folder = await mkdtemp(path.join(import.meta.dirname, '../.runtimes-'));
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: [/^@mall\//], resolve: { conditions: ['@mall/source'] } },
    build: {
      ssr: true,
      outDir: folder,
      rollupOptions: {
        input: {
          client: path.join(import.meta.dirname, 'index.ts'),
          pages: path.join(import.meta.dirname, 'pages.ts'),
        },
      },
    },
  });
  await writeFile(path.join(folder, 'program.mjs'), PROGRAM);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the built client in a worker without the globals of a page', () => {
  it('calls, pages, writes, uploads and chats', async () => {
    const { server } = setup;
    const { token } = await server.makeMember({ name: '阿芳' });
    const { rules } = await server.makeProduct({ name: '豆花', rules: [{ amount: 60, stock: 9 }] });
    const worker = new Worker(path.join(folder, 'program.mjs'), {
      workerData: { baseUrl: server.baseUrl, token, rule: rules[0]?.id, ofPages: OF_PAGES },
    });
    const result = await new Promise<unknown>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    // No timer or socket of the client keeps the worker running.
    await new Promise((resolve) => worker.once('exit', resolve));
    expect(result).toEqual({
      there: [],
      name: '阿芳',
      names: ['豆花'],
      count: 2,
      refused: 'mediaUnsupported',
      sent: '在嗎？',
    });
  });
});
