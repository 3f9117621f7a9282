import { TEST_PASSWORD } from '../index';
import type { CallsOf } from './calls';
import { picture } from './files';
import type { Fixture } from './fixture';

const encoded = (password: string) => Buffer.from(password).toString('base64');
const home = {
  type: 'home',
  name: '王小明',
  phone: '0912345678',
  county: '臺北市',
  district: '大安區',
  zip: '106',
  street: '巷口街 2 號',
  is_default: false,
};
const verified = async ({ mall }: Fixture, body: object) => ({
  body: { ...body, ...(await mall.makeCaptcha()) },
});
/** The scene contains no mailed links, so every token is wrong for every role. */
const WRONG_LINK = 'x'.repeat(43);
const all = (status: number) => ({
  guest: status,
  member: status,
  another: status,
  poster: status,
  dealer: status,
  staff: status,
});

export const identityCalls: CallsOf<'auth' | 'members' | 'addresses' | 'content'> = {
  auth: {
    login: (fixture) =>
      verified(fixture, {
        type: 'account',
        account: fixture.people.member.account,
        password: encoded(TEST_PASSWORD),
        device_name: 'test',
      }),
    startSocial: () => ({
      body: {
        provider: 'line',
        return_url: 'https://club.example/signed-in',
        state: 'of-this-tab',
        code_challenge: 'x'.repeat(43),
      },
      status: all(422),
    }),
    finishSocial: () => ({
      body: { code: WRONG_LINK, code_verifier: WRONG_LINK, device_name: 'test' },
      status: all(401),
    }),
    register: (fixture, role) =>
      verified(fixture, {
        account: `new-${role}@mall.test`,
        password: encoded(TEST_PASSWORD),
        name: '新鄰居',
        phone: '0912345678',
      }),
    activate: () => ({ query: { t: WRONG_LINK }, body: { device_name: 'test' }, status: all(409) }),
    resend: (fixture, role) => verified(fixture, { email: `${role}-nobody@mall.test` }),
    restoreEmail: () => ({ body: { t: WRONG_LINK }, status: all(409) }),
    forgetMail: (fixture, role) => verified(fixture, { email: `${role}-nobody@mall.test` }),
    forget: () => ({ body: { t: WRONG_LINK } }),
    resetPassword: () => ({
      body: { t: WRONG_LINK, password: encoded('New-Mall-1234') },
      status: all(409),
    }),
  },
  members: {
    saveProfile: (_fixture, role) => ({
      body: {
        name: '新名字',
        phone: '0987654321',
        email: `${role}-new@mall.test`,
        password: encoded(TEST_PASSWORD),
      },
    }),
    saveAvatar: async () => {
      const form = new FormData();
      form.set('avatar', await picture(), 'me.png');
      return { form };
    },
    saveBarcode: () => ({ body: { mobile_barcode: '/ABC1234' } }),
    changePassword: () => ({
      body: { old_password: encoded(TEST_PASSWORD), password: encoded('New-Mall-1234') },
    }),
    updateToken: () => ({ body: { fcm_token: 'push' } }),
    endSessions: () => ({ body: { which: 'others' } }),
    // The member has unfinished orders.
    deleteAccount: () => ({ body: { password: encoded(TEST_PASSWORD) }, status: { member: 409 } }),
  },
  addresses: {
    find: () => ({ params: { type: 'home', q: '巷口' } }),
    detail: ({ addressId }) => ({ params: { id: addressId }, owned: true }),
    save: ({ addressId }) => ({ body: { ...home, id: addressId }, owned: true }),
    delete: ({ addressId }) => ({ body: { id: addressId }, owned: true }),
  },
  content: {
    // The scene contains no such page.
    info: () => ({ params: { page: 1 }, status: all(404) }),
  },
};
