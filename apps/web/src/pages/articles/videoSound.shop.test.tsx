import { testVideo, testVideoWithSound } from '@mall/server/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openEditor } from '../../overlays/panels';
import { setupShop } from '../../testing/memberPage';

const setup = setupShop();
const DROPPED = '這段影片的聲音格式無法在網頁播放，發布後會沒有聲音。';

beforeEach(async () => {
  await setup.open('/notifications', await setup.shop.makeMember({ gid: 4 }));
  act(() => openEditor());
});

const editor = async () => within(await screen.findByRole('dialog', { name: '寫貼文' }));
/** Adds a video to the post, and waits until it is uploaded. @returns its tile */
async function add(bytes: Buffer, place = 1): Promise<HTMLElement> {
  const file = new File([new Uint8Array(bytes)], 'soup.mp4', { type: 'video/mp4' });
  const dialog = await editor();
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  if (!input) throw new Error('There is no file picker');
  await userEvent.upload(input, file);
  await dialog.findByRole('button', { name: `移除影片 ${place}` });
  const tiles = within(dialog.getByRole('list', { name: '影片' })).getAllByRole('listitem');
  const tile = tiles[place - 1];
  if (!tile) throw new Error('The video has no tile');
  return tile;
}
const announced = async () =>
  (await editor())
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text?.includes('聲音'));

it('a video says that its sound was dropped when browsers cannot play the format', async () => {
  const tile = await add(await testVideoWithSound('ac3'));
  expect(await announced()).toEqual([DROPPED]);
  expect((await editor()).getByText(DROPPED)).toBeVisible();
  expect(tile).toHaveAccessibleDescription(DROPPED);
});

it('a video says nothing about its sound when browsers play it', async () => {
  const tile = await add(await testVideoWithSound('aac'));
  expect(await announced()).toEqual([]);
  expect(tile).toHaveAccessibleDescription('');
});

it('a video says nothing about its sound when it has none', async () => {
  const tile = await add(await testVideo());
  expect(await announced()).toEqual([]);
  expect(tile).toHaveAccessibleDescription('');
});

it('the line about a dropped sound goes when its video is removed', async () => {
  await add(await testVideoWithSound('ac3'));
  await userEvent.click((await editor()).getByRole('button', { name: '移除影片 1' }));
  await waitFor(async () => expect(await announced()).toEqual([]));
});
