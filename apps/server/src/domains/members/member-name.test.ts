import { expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../testing';
import { describeMall } from '../../testing/describe-mall';

const RESERVED = '這個名稱保留給商店使用，請換一個';
const mall = describeMall();

const profile = {
  phone: '0912345678',
  email: 'amy@mall.test',
  password: Buffer.from(TEST_PASSWORD).toString('base64'),
};
const register = async (name: string) =>
  mall.as().post('/api/register', {
    account: 'new@mall.test',
    password: Buffer.from('好好保管-1234').toString('base64'),
    name,
    phone: '0987654321',
    ...(await mall.makeCaptcha()),
  });
const refusal = (msg: string) => ({ data: { fields: [{ field: 'name', msg }] } });

test.each(['巷口市集', '巷 口‧市 集', '巷口市集 官方客服', '客\u200b服小美', '【官方】', '管理員'])(
  'registration and profile refuse the name %j',
  async (name) => {
    const registered = await register(name);
    expect([registered.status, registered.body]).toMatchObject([422, refusal(RESERVED)]);
    const call = mall.as(await mall.makeMember());
    const saved = await call.post('/api/member/profile/store', { ...profile, name });
    expect([saved.status, saved.body]).toMatchObject([422, refusal(RESERVED)]);
  },
);

test('the configured name of the shop is reserved, and no other shop’s', async () => {
  await mall.setConfig('common', 'store_name', 'Alley 小舖');
  expect((await register('ＡＬＬＥＹ小舖')).body).toMatchObject(refusal(RESERVED));
  expect((await register('巷口市集')).status).toBe(200);
});

test('a name is stored without characters that reverse text', async () => {
  const call = mall.as(await mall.makeMember());
  const { body } = await call.post('/api/member/profile/store', {
    ...profile,
    name: '\u202e林小滿\u202c\n',
  });
  expect(body.data).toMatchObject({ name: '林小滿' });
});

test('a member with an older reserved name can still change the phone', async () => {
  const call = mall.as(await mall.makeMember({ name: '客服迷' }));
  const { status } = await call.post('/api/member/profile/store', { ...profile, name: '客服迷' });
  expect(status).toBe(200);
});

test('staff may have the name of the shop', async () => {
  const call = mall.as(await mall.makeMember({ role: 'staff' }));
  const { body } = await call.post('/api/member/profile/store', { ...profile, name: '客服小美' });
  expect(body.data).toMatchObject({ name: '客服小美' });
});
