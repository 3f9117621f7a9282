import { TEST_PASSWORD, type TestMember } from '@mall/server/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setupSite } from '../../testing/site';

const setup = setupSite();
const OLD = 'old@mall.test';
const NEW = 'new@mall.test';

/** Changes a member's address; returns the member and the path of the link in the email to the old address. */
async function changeAddress(): Promise<{ readonly member: TestMember; readonly link: string }> {
  const member = await setup.shop.makeMember({ account: OLD });
  await setup.shop.as(member).post('/api/member/profile/store', {
    name: '王小明',
    phone: '0912345678',
    email: NEW,
    password: btoa(TEST_PASSWORD),
  });
  const token = (await setup.shop.mailsTo(NEW)).at(-1)?.token ?? '';
  await setup.shop.as().post(`/api/member/active?t=${token}`, { device_name: 'Chrome' });
  const t = (await setup.shop.mailsTo(OLD)).at(-1)?.token ?? '';
  return { member, link: `/email/restore?t=${t}` };
}

it('restores nothing when the page is only opened, and the address when the button is pressed', async () => {
  const { member, link } = await changeAddress();
  await setup.open(link);
  const button = await screen.findByRole('button', { name: '改回這個信箱' });
  const { body } = await setup.shop.as(member).get('/api/member/profile');
  expect(body.data).toMatchObject({ account: NEW });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: '已經改回原本的信箱' })).toBeVisible();
  expect((await setup.shop.as(member).get('/api/member/profile')).status).toBe(401);
  await userEvent.click(screen.getByRole('link', { name: '設定新密碼' }));
  expect(await screen.findByLabelText(/^新密碼/)).toBeVisible();
});

it('shows why when the link was used before', async () => {
  await setup.open(`/email/restore?t=${'x'.repeat(43)}`);
  await userEvent.click(await screen.findByRole('button', { name: '改回這個信箱' }));
  expect(await screen.findByText('連結已失效或已使用過，請重新申請')).toBeVisible();
});
