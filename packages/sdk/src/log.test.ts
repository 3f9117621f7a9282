import { expect, it } from 'vitest';
import { createMall } from './client';
import { logCalls } from './log';
import { setupMall } from './testing/setup';

const setup = setupMall();

it('logCalls writes a line for every request without any user input', async () => {
  const lines: string[] = [];
  const mall = createMall({
    baseUrl: setup.server.baseUrl,
    ...logCalls((line) => lines.push(line)),
  });
  await mall.search.products('芒果');
  await mall.products.detail(404).catch(() => undefined);
  await mall.content.hotTags({ signal: AbortSignal.abort() }).catch(() => undefined);
  expect(lines).toEqual([
    expect.stringMatching(/^GET search\.products 200 \d+ ms, request [\w-]{8,}$/),
    expect.stringMatching(/^GET products\.detail 404 notFound \d+ ms, request [\w-]{8,}$/),
    expect.stringMatching(/^GET content\.hotTags 0 unreachable \d+ ms$/),
  ]);
});
