import type { Locator } from '@playwright/test';
import { makeMember, signInBy } from './members';
import { isFocusVisible, pressEscape, tabTo } from './keys';
import { accountScreens } from './screens';
import { expectAnnounced } from './announcements';
import { openSignedIn, DESKTOP_TOO, expect, test } from './test';

/** More tab stops than any screen of the member centre has. */
const MOST_STOPS = 80;

test(
  'every tab stop of the member centre is visible, and none traps the focus',
  DESKTOP_TOO,
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'A phone has no Tab key');
    await openSignedIn(page, '經銷商', '/favicon.svg');
    for (const [name, path] of accountScreens) {
      await page.goto(path);
      await page.locator('main h1').waitFor();
      await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
      await tabTo(page, /^跳到主要內容$/, 1);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      // After the last stop no element has the focus.
      const inMain = () => page.evaluate(() => document.activeElement?.closest('main') != null);
      let stops = 0;
      for (; stops <= MOST_STOPS; stops += 1) {
        await page.keyboard.press('Tab');
        if (!(await inMain())) break;
        const here = await page.evaluate(() => document.activeElement?.outerHTML);
        // Year, month, day and calendar button of a date field are tab stops of the browser.
        if (here?.includes('type="date"')) continue;
        await expect
          .poll(() => isFocusVisible(page), `stop ${stops} of ${name}: ${here}`)
          .toBe(true);
      }
      expect(stops, `stops of ${name}`).toBeGreaterThan(0);
      expect(stops, `stops of ${name}`).toBeLessThan(MOST_STOPS);
    }
  },
);

test(
  'a keyboard user adds an address and deletes it after a confirmation',
  DESKTOP_TOO,
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'A phone has no Tab key');
    await page.goto('/favicon.svg');
    const member = await makeMember(page);
    await page.goto('/login?back=%2Faddress%2Fadd');
    await signInBy(page, member);
    const field = (name: RegExp) => page.getByLabel(name);
    await reach(field(/收件人姓名/));
    await page.keyboard.type('林媽媽');
    await reach(field(/手機號碼/));
    await page.keyboard.type('0922333444');
    await choose(field(/縣市/), '臺北市');
    await choose(field(/鄉鎮市區/), '大同區');
    await reach(field(/街道/));
    await page.keyboard.type('涼州街 1 號');
    await reach(page.getByRole('button', { name: '儲存', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/103 臺北市大同區涼州街 1 號/)).toBeVisible();

    const remove = page.getByRole('button', { name: '刪除林媽媽的地址' });
    const question = page.getByRole('alertdialog');
    await reach(remove);
    await page.keyboard.press('Enter');
    await expect(question.getByRole('button', { name: '取消' })).toBeFocused();
    await pressEscape(page);
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await reach(question.getByRole('button', { name: '刪除' }));
    await page.keyboard.press('Enter');
    await expectAnnounced(page, '地址已刪除');
  },
);

/** Presses Tab until this element has the focus. */
async function reach(element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    if (await element.evaluate((found) => found === document.activeElement)) return;
    await element.page().keyboard.press('Tab');
  }
  throw new Error(`${String(element)} is not reached by Tab`);
}

/** Moves through the options of a list with the arrow key. */
async function choose(list: Locator, option: string): Promise<void> {
  await reach(list);
  await expect(list.getByRole('option', { name: option })).toBeAttached();
  const chosen = () =>
    list.evaluate((found) => found instanceof HTMLSelectElement && found.selectedOptions[0]?.text);
  for (let presses = 0; presses < 50 && (await chosen()) !== option; presses += 1) {
    await list.page().keyboard.press('ArrowDown');
  }
  expect(await chosen()).toBe(option);
}
