import { freePort } from '../../web/e2e/free-port';
import { Shop } from '../../web/e2e/shop';
import { expect, test as shared } from '../../web/e2e/test';

/** A shop whose desk has a host of its own. Browsers find every name below `localhost` on this machine. */
const test = shared.extend<object, { shop: Shop }>({
  shop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const port = String(await freePort());
      const settings = { PORT: port, DESK_URL: `http://desk.localhost:${port}` };
      const shop = await Shop.open(settings, '_desk_host', 1);
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({
  baseURL: async ({ shop }, use) => use(shop.baseUrl.replace('127.0.0.1', 'desk.localhost')),
});

test('a colleague works at the host of the desk, where pages of the shop reach nothing', async ({
  page,
  shop,
  consoleErrors,
}) => {
  const desk = shop.baseUrl.replace('127.0.0.1', 'desk.localhost');
  // The calls of the page of the shop, which are refused by the server, its policy, and the browser.
  consoleErrors.expect(/status of 404|Content Security Policy|blocked by CORS policy|ERR_FAILED/);
  await test.step('the root of the host leads to the desk, which signs in', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: '以店主的身分登入（何明哲）', exact: true }).click();
    await expect(page.getByRole('heading', { name: '何明哲，您好' })).toBeVisible();
    expect(new URL(page.url()).host).toBe(new URL(desk).host);
  });
  await test.step('the socket of the desk connects', async () => {
    // Every socket: that of the first screen may open only now, and ends with it.
    const hosts = new Set<string>();
    page.on('websocket', (socket) =>
      socket.on('framereceived', () => hosts.add(new URL(socket.url()).host)),
    );
    await page.goto('/desk/chat');
    await expect.poll(() => [...hosts]).toEqual([new URL(desk).host]);
  });
  await test.step('a page of the shop has no session, and cannot call the desk', async () => {
    await page.goto(`${shop.baseUrl.replace('127.0.0.1', 'localhost')}/mall`);
    const replies = await page.evaluate(async (address) => {
      const statusOf = (url: string) =>
        fetch(url, { credentials: 'include' }).then(
          ({ status }) => status,
          () => 'blocked',
        );
      return Promise.all([
        statusOf('/api/staff/order/list'),
        statusOf('/desk'),
        statusOf(`${address}/api/staff/order/list`),
      ]);
    }, desk);
    expect(replies).toEqual([404, 404, 'blocked']);
  });
});
