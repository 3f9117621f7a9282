import type { Page } from '@playwright/test';
import { openStorefront, originOf } from './partner';
import { Shop } from './shop';
import { expect, test } from './test';

/** A minimal partner page: two buttons, and the result. */
const pageOf = (mallUrl: string) => `
  <h1>社區俱樂部</h1>
  <p role="status"></p>
  <button data-provider="line">使用 LINE 登入</button>
  <button data-provider="facebook">使用 Facebook 登入</button>
  <script type="module">
    import { createMall } from '/sdk.js';
    import { finishSocial, startSocial } from '/social.js';
    const mall = createMall({ baseUrl: '${mallUrl}' });
    const status = document.querySelector('[role=status]');
    for (const button of document.querySelectorAll('button'))
      button.onclick = () =>
        startSocial(mall, { provider: button.dataset.provider }).catch((error) => {
          status.textContent = error.failure;
        });
    const end = await finishSocial(mall, { device_name: 'club' }).catch((error) => ({ status: error.failure }));
    const { profile } = mall.session.get() ?? {};
    status.textContent = end ? [end.status, end.failure].filter(Boolean).join(' ') : profile?.name ?? '尚未登入';
  </script>`;

const choose = async (page: Page, provider: string, person: string) => {
  await page.getByRole('button', { name: `使用 ${provider} 登入` }).click();
  await expect(
    page.getByRole('heading', { name: `要用誰的 ${provider} 帳號登入？` }),
  ).toBeVisible();
  await page.getByRole('button', { name: person }).click();
};

test('a partner’s site signs in through LINE and Facebook at the shop and receives only the session', async ({
  page,
  consoleErrors,
}) => {
  // Its pages contain the shop's origin, so the origin must be known first.
  let mallUrl = '';
  const site = await openStorefront(() => pageOf(mallUrl));
  const club = originOf(site);
  const shop = await Shop.open({ STOREFRONT_ORIGINS: club }, '_social');
  mallUrl = shop.baseUrl;
  const status = page.getByRole('status');
  const isLeft = async () => {
    await expect(page).toHaveURL(`${club}/signed-in#home`);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  };
  const nobodyIsIn = async () =>
    expect(await page.evaluate(() => localStorage.getItem('mall.session'))).toBeNull();
  const open = async () => {
    await page.goto(`${club}/signed-in?offer=tea#home`, { waitUntil: 'load' });
    await expect(status).toHaveText('尚未登入');
  };
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  try {
    for (const provider of ['LINE', 'Facebook']) {
      await test.step(`${provider}: shows a refusal when the user did not agree`, async () => {
        await open();
        await choose(page, provider, '取消，不同意登入');
        await expect(status).toHaveText('cancelled');
        await isLeft();
        await nobodyIsIn();
      });
      await test.step(`${provider}: shows a refusal when the account has no address`, async () => {
        await choose(page, provider, '沒留信箱的人');
        await expect(status).toHaveText('refused emailNeeded');
        await isLeft();
        await nobodyIsIn();
      });
      await test.step(`${provider}: shows a refusal when this tab did not start the sign-in`, async () => {
        await page.goto(`${club}/signed-in?code=${'x'.repeat(43)}&state=mall.stolen#home`, {
          waitUntil: 'load',
        });
        await expect(status).toHaveText('notStartedHere');
        await isLeft();
        await nobodyIsIn();
      });
      await test.step(`${provider}: signs in`, async () => {
        await open();
        await choose(page, provider, '許小樂');
        await expect(status).toHaveText('signedIn');
        await isLeft();
        const session = await page.evaluate(() => localStorage.getItem('mall.session') ?? '');
        const { token } = JSON.parse(session) as { token: string };
        expect(addresses.some((each) => each.includes(token))).toBe(false);
        await page.reload({ waitUntil: 'load' });
        await expect(status).toHaveText('許小樂');
        await page.evaluate(() => localStorage.clear());
      });
    }
    await test.step('an unlisted site is refused', async () => {
      consoleErrors.expect(/CORS policy|Failed to load resource/);
      await page.goto(originOf(site, 'localhost'), { waitUntil: 'load' });
      await page.getByRole('button', { name: '使用 LINE 登入' }).click();
      await expect(status).toHaveText('unreachable');
    });
  } finally {
    await shop.close();
    site.close();
  }
});
