import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openSignedIn, expect } from './test';

const CLIP = path.resolve(import.meta.dirname, '../../server/src/testing/files/clip.mp4');

/** Returns a picture painted on a canvas, noisy enough that its upload takes a while. */
export async function picture(page: Page, name: string, side = 240) {
  const url = await page.evaluate((side) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const pen = canvas.getContext('2d');
    for (let at = 0; pen && at < (side * side) / 16; at += 1) {
      pen.fillStyle = `hsl(${(at * 47) % 360} 70% ${30 + ((at * 13) % 50)}%)`;
      pen.fillRect((at * 4) % side, Math.floor((at * 4) / side) * 4, 4, 4);
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  }, side);
  const buffer = Buffer.from(url.split(',')[1] ?? '', 'base64');
  return { name, mimeType: 'image/jpeg', buffer };
}
/** Returns a two-second video. */
export const video = async () => ({
  name: 'cooking.mp4',
  mimeType: 'video/mp4',
  buffer: await readFile(CLIP),
});

/** The editor's dialog, or another dialog of that name. */
export const editor = (page: Page, name = '寫貼文') =>
  page.getByRole('dialog', { name, exact: true });
/** One remove button for every finished upload. */
export const done = (page: Page) => editor(page).getByRole('button', { name: /^移除(照片|影片)/ });
/** Chooses files through the system's file dialog. */
export const pick = (
  page: Page,
  files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
) => page.locator('input[type=file]').setInputFiles(files);
/** The button that sends a new post. */
export const publish = (page: Page) => page.getByRole('button', { name: '發布', exact: true });
/** Waits until the page shows this text. */
export const waitForText = (page: Page, words: string) =>
  expect(page.getByText(words, { exact: true }).first()).toBeVisible();

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Drags the second picture onto the first one, by mouse or by touch. */
export async function dragSecondFirst(page: Page, byFinger: boolean): Promise<void> {
  const tiles = editor(page).getByRole('list', { name: '照片' }).getByRole('listitem');
  const sourceOfFirst = () => tiles.first().getByRole('img').getAttribute('src');
  const before = await sourceOfFirst();
  if (byFinger) {
    const finger = await page.context().newCDPSession(page);
    const middle = async (at: number) => {
      const box = await tiles.nth(at).boundingBox();
      return {
        x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
        y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
      };
    };
    const [from, to] = [await middle(1), await middle(0)];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [from]);
    for (let part = 1; part <= 8; part += 1)
      await touch('touchMove', [{ x: from.x + ((to.x - from.x) * part) / 8, y: from.y }]);
    await touch('touchEnd', []);
    await finger.detach();
  } else {
    await tiles.nth(1).dragTo(tiles.nth(0));
  }
  await expect.poll(sourceOfFirst).not.toBe(before);
}

/** Recommends products from a search, chosen by their positions in the results. */
export async function recommend(
  page: Page,
  word: string,
  places: readonly number[],
): Promise<void> {
  await editor(page).getByRole('button', { name: '推薦商品' }).click();
  const finder = editor(page, '推薦商品');
  await finder.getByRole('searchbox').fill(word);
  await finder.getByRole('searchbox').press('Enter');
  for (const place of places) await finder.getByRole('checkbox').nth(place).check();
  await finder.getByRole('button', { name: `加入 ${places.length} 項` }).click();
}

/** Opens the editor of a new post from the wall. */
export async function openEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: '寫貼文' }).first().click();
  await expect(editor(page).getByRole('textbox', { name: '貼文內容' })).toBeFocused();
}
/** Signs in as a poster and opens the editor. */
export async function openSignedInAsPoster(page: Page): Promise<void> {
  await openSignedIn(page, '貼文作者', '/wall');
  await openEditor(page);
}
