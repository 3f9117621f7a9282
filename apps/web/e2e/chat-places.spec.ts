import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findViolations } from './axe';
import { chatLink, field, log, meet, send } from './chat';
import { pressEscape } from './keys';
import { makeMember, signInBy } from './members';
import { expect, test } from './test';

/** Returns the name of the built script that contains a word. */
async function scriptWith(word: string): Promise<string> {
  const folder = path.resolve(import.meta.dirname, '../dist/assets');
  for (const name of await readdir(folder)) {
    if (name.endsWith('.js') && (await readFile(path.join(folder, name), 'utf8')).includes(word)) {
      return name;
    }
  }
  throw new Error(`No script has “${word}”`);
}

test('a guest signs in from the chat page and comes back to it', async ({ page }) => {
  await page.goto('/favicon.svg');
  const member = await makeMember(page);
  await page.goto('/service');
  await expect(page.getByRole('link', { name: /或寫信到 .+@/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await page.getByRole('main').getByRole('link', { name: '登入' }).click();
  await signInBy(page, member);
  await expect(page).toHaveURL('/service');
  await expect(page.getByText('有什麼可以幫您的嗎？')).toBeVisible();
});

test('on a tablet the chat button covers no text of the promises on the front page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 740 });
  await page.goto('/mall');
  const dock = page.getByRole('complementary', { name: '客服' });
  await expect(dock).toBeAttached();
  const promises = page.getByRole('list', { name: '我們的承諾' }).getByRole('listitem');
  await expect(promises.first()).toBeVisible();
  await expect
    .poll(() =>
      promises.evaluateAll((items) =>
        items.filter((item) => {
          const { right, top, bottom } = item.getBoundingClientRect();
          const at = document.elementFromPoint(right - 2, (top + bottom) / 2);
          return bottom < innerHeight && at !== null && at.closest('aside') !== null;
        }),
      ),
    )
    .toEqual([]);
});

test('on a phone the way to the chat is in the top bar, and nothing floats over the page', async ({
  page,
}) => {
  for (const path of ['/', '/mall', '/wall', '/store/10']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(chatLink(page), path).toBeVisible();
    await expect(page.getByRole('complementary', { name: '客服' }), path).toBeHidden();
  }
  await chatLink(page).click();
  await expect(page).toHaveURL('/service');
});

test('on a phone the conversation fills the screen, and its header leads back', async ({
  page,
}) => {
  await meet(page, '/service');
  await expect(field(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主選單' })).toBeHidden();
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page).not.toHaveURL('/service');
});

test.describe('the panel', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('opens beside a page, closes on Escape, and is absent from the payment pages', async ({
    page,
  }) => {
    const { shop } = await meet(page, '/mall');
    const open = page.getByRole('button', { name: /聯絡客服$/ });
    await shop.say('歡迎');
    await expect(open).toHaveAccessibleName(/1 則未讀訊息/);
    await open.click();
    const panel = page.getByRole('dialog', { name: '客服' });
    await expect(panel.getByText('歡迎')).toBeVisible();
    await expect(field(page)).toBeFocused();
    await send(page, '您好');
    await expect.poll(() => shop.received().length).toBe(1);
    expect(await findViolations(page, { part: '[role="dialog"]' })).toEqual([]);
    await expect(field(page)).toBeFocused();
    await pressEscape(page);
    await expect(panel).toBeHidden();
    await expect(open).toBeFocused();
    await expect(open).toHaveAccessibleName('聯絡客服');
    await page.goto('/cart/temp');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
    await expect(open).toBeHidden();
  });
});

test('the conversation passes axe in both themes, and the page itself does not scroll', async ({
  page,
}) => {
  const { shop } = await meet(page, '/service');
  for (let at = 0; at < 24; at += 1) await shop.say(`第 ${at} 則，請參考 https://mall.example/`);
  await expect(log(page).getByText(/第 23 則/)).toBeInViewport();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findViolations(page), colorScheme).toEqual([]);
  }
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, -300);
  await expect(page.getByRole('button', { name: '回到最新訊息' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: '回到最新訊息' }).click();
  await expect(page.getByRole('button', { name: '回到最新訊息' })).toBeHidden();
});

test('the page shows an error dialog when the chat cannot connect', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to (load resource|fetch dynamically)|ERR_FAILED/);
  await page.goto('/favicon.svg');
  const member = await makeMember(page);
  // The socket's script is missing, as after a broken deployment.
  await page.route(`**/assets/${await scriptWith('connect_error')}`, (route) => route.abort());
  await page.goto('/login?back=%2Fservice');
  await signInBy(page, member);
  const dialog = page.getByRole('alertdialog', { name: '系統錯誤' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(/客服對話暫時無法使用/)).toBeVisible();
});

test('a message plays a sound when the chat is not visible, unless the sound is off', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
      document.documentElement.dataset['tones'] =
        `${Number(document.documentElement.dataset['tones'] ?? 0) + 1}`;
      start.call(this, at);
    };
  });
  const { shop } = await meet(page, '/mall');
  const tones = () => page.evaluate(() => document.documentElement.dataset['tones'] ?? '0');
  const link = chatLink(page);
  await expect(link).toBeVisible();
  await shop.say('聽得到嗎？');
  await expect.poll(tones).toBe('2');
  await link.click();
  await expect(log(page).getByText('聽得到嗎？')).toBeVisible();
  await page.getByRole('button', { name: '新訊息提示音' }).click();
  await page.goto('/mall');
  await expect(link).toHaveAccessibleName('聯絡客服');
  await shop.say('安靜一點');
  await expect(link).toHaveAccessibleName(/1 則未讀訊息/);
  expect(await tones()).toBe('0');
});
