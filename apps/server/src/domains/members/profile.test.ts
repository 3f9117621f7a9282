import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { extraColumns, members, sessions } from '../../db/schema';
import { TEST_PASSWORD, type TestMember } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

const mall = describeMall();

const AMY = 'amy@mall.test';
const profile = {
  name: '陳怡君',
  phone: '0987654321',
  email: AMY,
};
const password = Buffer.from(TEST_PASSWORD).toString('base64');
const store = (member: TestMember, more: object = {}) =>
  mall.as(member).post('/api/member/profile/store', { ...profile, password, ...more });
const rowOf = async ({ id }: TestMember) =>
  (await mall.db.select().from(members).where(eq(members.id, id)))[0];

test.each([
  ['/api/member/profile/store', profile],
  ['/api/member/profile/barcode/store', { mobile_barcode: '' }],
  ['/api/member/profile/avatar/store', {}],
  ['/api/member/password/store', { password: 'TWFsbC0xMjM0' }],
  ['/api/member/token/update', { fcm_token: '' }],
  ['/api/member/destroy', {}],
])('%s is for members', async (path, body) => {
  const { status, body: reply } = await mall.as().post(path, body);
  expect([status, reply]).toEqual([401, refused('unauthenticated')]);
});

describe('a profile', () => {
  test('is changed by its member, except for protected fields', async () => {
    const member = await mall.makeMember({ account: AMY });
    const { status, body } = await store(member, {
      gid: 4,
      role: 'staff',
      points: 999,
      is_dealer: true,
      is_poster: true,
      is_staff: false,
      account: 'staff@mall.test',
      confirmed_at: null,
      dealer_code: 'MINE',
      id: 1,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...profile, account: AMY, gid: 1, points: 0 });
    expect(await rowOf(member)).toMatchObject({
      ...profile,
      account: AMY,
      gid: 1,
      role: 'member',
      points: 0,
      isDealer: false,
      dealerCode: null,
    });
  });

  test.each([
    ['name', { name: ' ' }],
    ['phone', { phone: '02-12345678' }],
    ['email', { email: 'nobody' }],
  ])('is refused when its %s is invalid', async (field, wrong) => {
    const { status, body } = await store(await mall.makeMember(), wrong);
    expect([status, body]).toEqual([422, refused('invalidFields')]);
    expect(body.data).toMatchObject({ fields: [{ field }] });
  });

  test('a new address becomes the account name once it is confirmed, and the old one gets an email', async () => {
    const member = await mall.makeMember({ account: 'old@mall.test', email: 'old@mall.test' });
    const { body } = await store(member);
    expect(body.data).toMatchObject({ email: AMY, account: 'old@mall.test' });
    const [mail] = await mall.mailsTo(AMY);
    expect(mail?.subject).toBe('請確認新的電子郵件｜巷口市集');
    await mall.as().post(`/api/member/active?t=${mail?.token}`, { device_name: 'Chrome' });
    expect(await rowOf(member)).toMatchObject({ account: AMY, email: AMY });
    expect((await mall.mailsTo('old@mall.test')).map(({ subject }) => subject)).toEqual([
      '您的登入信箱已經變更｜巷口市集',
    ]);
  });

  test('an email to the old mailbox cannot bypass the password', async () => {
    const old = 'old@mall.test';
    const member = await mall.makeMember({ account: old, email: old });
    await store(member);
    await mall.as().post('/api/forget/mail', { email: old, ...(await mall.makeCaptcha()) });
    const t = (await mall.mailsTo(old))[0]?.token;
    expect((await mall.as().post('/api/forget', { t })).body.data).toEqual({ valid: true });
    const [mail] = await mall.mailsTo(AMY);
    await mall.as().post(`/api/member/active?t=${mail?.token}`, { device_name: 'Chrome' });
    expect((await mall.as().post('/api/forget', { t })).body.data).toEqual({ valid: false });
  });

  test('a reverted change leaves no valid link', async () => {
    const member = await mall.makeMember({ account: 'old@mall.test', email: 'old@mall.test' });
    await store(member);
    await store(member, { email: 'old@mall.test' });
    const [mail] = await mall.mailsTo(AMY);
    const link = `/api/member/active?t=${mail?.token}`;
    expect((await mall.as().post(link, { device_name: 'x' })).body).toEqual(refused('linkExpired'));
    expect(await rowOf(member)).toMatchObject({ account: 'old@mall.test' });
  });

  test('the same address again mails nothing, and many new ones are refused', async () => {
    const member = await mall.makeMember({ account: AMY, email: AMY });
    await store(member);
    expect(await mall.mailsTo(AMY)).toEqual([]);
    // Several members, because password checks of one member are limited, too.
    for (let mails = 0; mails < 9; mails += 1) {
      const { status } = await store(await mall.makeMember(), { email: 'ben@mall.test' });
      expect(status).toBe(200);
    }
    const { body } = await store(await mall.makeMember(), { email: 'ben@mall.test' });
    expect(body).toEqual(refused('tooManyRequests'));
  });
});

describe('the shop’s extra questions', () => {
  beforeEach(async () => {
    await mall.db.insert(extraColumns).values([
      { key: 'birthday', label: '生日', kind: 'date', position: 2 },
      {
        key: 'diet',
        label: '飲食習慣',
        kind: 'select',
        options: ['葷', '素'],
        required: true,
        position: 1,
      },
    ]);
  });

  test('are public, in the shop’s order', async () => {
    const { body } = await mall.as().get('/api/extra/column');
    expect(body.data).toEqual([
      { key: 'diet', label: '飲食習慣', kind: 'select', options: ['葷', '素'], required: true },
      { key: 'birthday', label: '生日', kind: 'date', options: [], required: false },
    ]);
  });

  test('are answered in the profile, and unknown answers are dropped', async () => {
    const member = await mall.makeMember({ account: AMY });
    const answers = { diet: '素', birthday: '1990-02-28', points: '999' };
    const { body } = await store(member, { extra: answers });
    expect(body.data).toMatchObject({ extra: { diet: '素', birthday: '1990-02-28' } });
    expect((await rowOf(member))?.extra).toEqual({ diet: '素', birthday: '1990-02-28' });
    await store(member);
    expect((await rowOf(member))?.extra).toEqual({ diet: '素', birthday: '1990-02-28' });
  });

  test.each([
    ['extra.diet', 'Please answer “{0}”', { birthday: '1990-02-28' }],
    ['extra.diet', 'must be in the list', { diet: '海鮮' }],
    ['extra.birthday', 'There is no such date', { diet: '葷', birthday: '1990-02-30' }],
  ])('refuse %s: %s', async (field, id, extra) => {
    const { status, body } = await store(await mall.makeMember(), { extra });
    expect([status, body]).toEqual([422, refused('invalidFields')]);
    expect(body.data).toMatchObject({ fields: [{ field, id }] });
  });
});

describe('a mobile barcode', () => {
  const saveBarcode = (member: TestMember, mobile_barcode: string) =>
    mall.as(member).post('/api/member/profile/barcode/store', { mobile_barcode });

  test('is stored in capitals, and removed when it is empty', async () => {
    const member = await mall.makeMember();
    expect((await saveBarcode(member, ' /abc+-.1 ')).body.data).toMatchObject({
      mobile_barcode: '/ABC+-.1',
    });
    expect((await saveBarcode(member, '')).body.data).toMatchObject({ mobile_barcode: null });
  });

  test.each(['/ABC1234X', 'ABC12345', '/ABC 123', '/ABC123中'])(
    'is refused when it is %s',
    async (barcode) => {
      const member = await mall.makeMember({ mobileBarcode: '/OLD1234' });
      const { status, body } = await saveBarcode(member, barcode);
      expect([status, body]).toEqual([422, refused('invalidFields')]);
      expect(await rowOf(member)).toMatchObject({ mobileBarcode: '/OLD1234' });
    },
  );
});

test('the push token belongs to the device, not the member', async () => {
  const member = await mall.makeMember();
  const tokenOf = async () =>
    (await mall.db.select().from(sessions).where(eq(sessions.memberId, member.id)))[0]?.fcmToken;
  const { body } = await mall.as(member).post('/api/member/token/update', { fcm_token: 'abc' });
  expect(body.data).toEqual({ done: true });
  expect(await tokenOf()).toBe('abc');
  await mall.as(member).post('/api/member/token/update', { fcm_token: '' });
  expect(await tokenOf()).toBeNull();
});
