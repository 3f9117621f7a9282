import { TEST_PASSWORD, type TestMember } from '@mall/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { setupShop } from '../../testing/memberPage';

const setup = setupShop();
let member: TestMember;
beforeEach(async () => {
  member = await setup.shop.makeMember();
});

/** Signs the member in on another device. @returns whether that session is still valid. */
async function signInOn(device_name: string): Promise<() => Promise<boolean>> {
  const { body } = await setup.shop.as().post('/api/login', {
    account: member.account,
    type: 'account',
    password: btoa(TEST_PASSWORD),
    device_name,
    ...(await setup.shop.makeCaptcha()),
  });
  const { t: token } = body.data as { readonly t: string };
  return async () => (await setup.shop.as({ token }).get('/api/member/profile')).body.valid;
}
const isHere = async () => (await setup.shop.as(member).get('/api/member/profile')).body.valid;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('one device is signed out, and the others stay signed in', async () => {
  const onPhone = await signInOn('Safari・iPhone');
  const onTablet = await signInOn('Chrome・Android');
  await setup.open('/member/sessions', member);
  expect(await screen.findByText('目前裝置')).toBeVisible();
  await press('登出 Safari・iPhone');
  expect(await screen.findByText('裝置已登出')).toBeInTheDocument();
  await expect.poll(() => screen.queryByText('Safari・iPhone')).toBeNull();
  expect([await onPhone(), await onTablet(), await isHere()]).toEqual([false, true, true]);
});

it('all other devices are signed out at once', async () => {
  const onPhone = await signInOn('Safari・iPhone');
  const onTablet = await signInOn('Chrome・Android');
  await setup.open('/member/sessions', member);
  await press('登出其他裝置');
  expect(await screen.findByText('其他裝置都已登出')).toBeInTheDocument();
  await expect.poll(() => screen.queryByText(/Safari|Android/)).toBeNull();
  expect(screen.queryByRole('button', { name: '登出其他裝置' })).toBeNull();
  expect([await onPhone(), await onTablet(), await isHere()]).toEqual([false, false, true]);
});

it('all devices including this one are signed out only after a confirmation', async () => {
  const onPhone = await signInOn('Safari・iPhone');
  await setup.open('/member/sessions', member);
  await press('登出所有裝置');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('包含目前這台，之後需要重新登入。')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  expect([await onPhone(), await isHere()]).toEqual([true, true]);
  await press('登出所有裝置');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '登出所有裝置' }),
  );
  await expect.poll(onPhone).toBe(false);
  expect(await isHere()).toBe(false);
});
