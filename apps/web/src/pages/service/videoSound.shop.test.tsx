import { testVideo, testVideoWithSound } from '@mall/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { setupShop } from '../../testing/memberPage';

const setup = setupShop();
const DROPPED = '這段影片的聲音格式無法在網頁播放，送出的影片沒有聲音。';

beforeEach(async () => {
  await setup.open('/service', await setup.shop.makeMember({ name: '阿芳' }));
});

const log = async () => within(await screen.findByRole('log'));
/** Sends a video, and waits until it is a message. */
async function send(bytes: Buffer): Promise<void> {
  const file = new File([new Uint8Array(bytes)], 'parcel.mp4', { type: 'video/mp4' });
  const input = await screen.findByLabelText('傳送照片或影片', { selector: 'input' });
  await userEvent.upload(input, file);
  await (await log()).findByText(/^\d\d:\d\d$/);
}

it('an own video says that its sound was dropped when browsers cannot play the format', async () => {
  await send(await testVideoWithSound('ac3'));
  expect((await log()).getByRole('status')).toHaveTextContent(DROPPED);
  expect((await log()).getByRole('group', { name: '影片' })).toHaveAccessibleDescription(DROPPED);
});

it('an own video says nothing about its sound when browsers play it', async () => {
  await send(await testVideoWithSound('aac'));
  expect((await log()).queryByRole('status')).toBeNull();
});

it('an own video says nothing about its sound when it has none', async () => {
  await send(await testVideo());
  expect((await log()).queryByRole('status')).toBeNull();
});
