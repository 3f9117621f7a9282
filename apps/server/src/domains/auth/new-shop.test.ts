import { expect, test } from 'vitest';
import { dataOf } from '../../testing';
import { deskCaller } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { inviteFirstOwner } from '../staff';

const mall = describeMall();

const encoded = (password: string) => Buffer.from(password).toString('base64');

test('a new shop takes its first owner', async () => {
  const path = await inviteFirstOwner(mall.db, 'boss@mall.test');
  const accepted = await deskCaller(mall).post('/api/staff/people/invitation/accept', {
    token: path?.split('#')[1],
    name: '何明哲',
    password: encoded('Lantern-Alley-77'),
  });
  expect(accepted.status).toBe(200);
});

test('a new shop registers its first member, in the group of new members', async () => {
  const registered = await mall.as().post('/api/register', {
    account: 'first@mall.test',
    password: encoded('好好保管-1234'),
    name: '林小美',
    phone: '0987654321',
    ...(await mall.makeCaptcha()),
  });
  expect(registered.status).toBe(200);
  await mall.background.settled();
  const token = (await mall.mailsTo('first@mall.test')).at(-1)?.token;
  const active = await mall.as().post(`/api/member/active?t=${token}`, { device_name: 'Chrome' });
  expect(dataOf(active)).toMatchObject({ profile: { gid: 1, group_name: '一般會員' } });
});

test.each([
  '/api/shop/index',
  '/api/configs',
  '/api/product/category',
  '/api/product/all',
  '/api/article',
])('a new shop answers %s without a product, a banner or a post', async (path) => {
  expect((await mall.as().get(path)).status).toBe(200);
});
