import type * as sdk from '@mall/sdk';
import type * as captcha from '@mall/sdk/captcha';
import type { Page } from '@playwright/test';
import { openStorefront, originOf } from './partner';
import { Shop } from './shop';
import { expect, MAIN_WAY, test } from './test';

/** Creates the client of the open page: `window.mall`. */
const connect = (page: Page, baseUrl: string) =>
  page.evaluate(async (url) => {
    const address = '/sdk.js';
    const { createMall, redirectToPayment } = (await import(address)) as typeof sdk;
    Object.assign(window, { mall: createMall({ baseUrl: url }), redirectToPayment });
  }, baseUrl);

type Storefront = Window & Pick<typeof sdk, 'redirectToPayment'> & { readonly mall: sdk.Mall };

test(
  'a partner’s site on its own origin sells, signs in, shows pictures, pays and chats; an unlisted origin may not',
  MAIN_WAY,
  async ({ page, consoleErrors }) => {
    const site = await openStorefront();
    const shop = await Shop.open({ STOREFRONT_ORIGINS: originOf(site) }, '_storefront');
    try {
      await page.goto(originOf(site), { waitUntil: 'load' });
      await connect(page, shop.baseUrl);

      const picture = await page.evaluate(async () => {
        const { mall } = window as unknown as Storefront;
        const { list } = await mall.products.all();
        const [first] = list;
        const image = new Image();
        image.src = first?.index_img ?? '';
        await image.decode();
        return { src: image.src, width: image.naturalWidth };
      });
      expect(picture.src).toContain(`${shop.baseUrl}/media/`);
      expect(picture.width).toBeGreaterThan(0);

      const workerOpened = page.waitForEvent('worker');
      const bought = await page.evaluate(async () => {
        const { mall } = window as unknown as Storefront;
        const address = '/captcha.js';
        const { solveCaptcha } = (await import(address)) as typeof captcha;
        await mall.auth.login({
          account: 'member@mall.test',
          password: 'Mall-1234',
          device_name: 'storefront',
          ...(await solveCaptcha(await mall.auth.captcha())),
        });
        const { list } = await mall.products.all({ layer: 1, in_stock: '1' });
        const { rules } = await mall.products.detail(list[0]?.p_id ?? 0);
        const rule_id = rules.find(({ stock }) => stock > 0)?.rule_id ?? 0;
        const cart = await mall.cart.add(1, { rule_id, quantity: 1, type: 1, relation_id: 0 });
        return { count: cart.totals.count, cookies: document.cookie };
      });
      expect((await workerOpened).url()).toContain(originOf(site));
      expect(bought.count).toBeGreaterThan(0);
      expect(bought.cookies).toBe('');

      const text = await page.evaluate(async () => {
        const { mall } = window as unknown as Storefront;
        const live = await mall.chat.open();
        const sent = await live?.send({ type: 1, text: '請問今天會出貨嗎？' });
        live?.close();
        return sent?.type === 1 ? sent.text : undefined;
      });
      expect(text).toBe('請問今天會出貨嗎？');

      // The gateway has the shop's origin, and returns the shopper to the partner's.
      await page.evaluate(
        async (return_url) => {
          const { mall, redirectToPayment } = window as unknown as Storefront;
          const [address] = await mall.addresses.list('home');
          const { list } = await mall.checkout.shippingMethods(1);
          const home = list.find(({ kind, available }) => kind === 'home' && available);
          if (!address || !home) throw new Error('The demo member has an address');
          const { name, phone, county, district, zip, street } = address;
          const { totals } = await mall.checkout.chooseShipping(1, {
            ...{ kind: 'home', shipping_id: home.id, name, phone },
            ...{ county, district, zip, street },
          });
          const { next } = await mall.checkout.pay(1, {
            payment: { method: 'credit' },
            invoice: { kind: 'member' },
            total_amount: totals.total_amount,
            return_url,
          });
          redirectToPayment(next);
        },
        `${originOf(site)}/thanks`,
      );
      await page.waitForURL(`${shop.baseUrl}/sandbox/payment/**`);
      await page.getByRole('button', { name: '付款成功' }).click();
      await page.waitForURL((url) => url.pathname === '/thanks' && url.searchParams.has('order'));
      await page.goto(originOf(site), { waitUntil: 'load' });
      await connect(page, shop.baseUrl);

      consoleErrors.expect(/CORS policy|Failed to load resource/);
      await page.goto(originOf(site, 'localhost'), { waitUntil: 'load' });
      await connect(page, shop.baseUrl);
      const failure = await page.evaluate(async () => {
        const { mall } = window as unknown as Storefront;
        return mall.configs.get().then(
          () => 'read',
          (error: { failure: string }) => error.failure,
        );
      });
      expect(failure).toBe('unreachable');
    } finally {
      await shop.close();
      site.close();
    }
  },
);
