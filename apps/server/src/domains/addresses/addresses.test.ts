import { failureCodes, type FailureName } from '@mall/contract';
import { describe, expect, test } from 'vitest';
import { addresses } from '../../db/schema';
import type { TestMember } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { counties } from './counties';

const mall = describeMall();

const refused = (name: FailureName) =>
  expect.objectContaining({ valid: false, code: failureCodes[name] });
const home = {
  type: 'home',
  name: '林小滿',
  phone: '0912345678',
  county: '臺北市',
  district: '大安區',
  zip: '106',
  street: '和平東路一段 1 號',
  is_default: false,
};
interface Stored {
  readonly id: number;
  readonly is_default: boolean;
}
const store = (member: TestMember | undefined, more: object = {}) =>
  mall.as(member).post('/api/member/address/store', { ...home, ...more });
const stored = async (member: TestMember, more: object = {}) => {
  const { status, body } = await store(member, more);
  expect(status).toBe(200);
  return body.data as Stored;
};
const list = async (member: TestMember, type = 'home') =>
  (await mall.as(member).get(`/api/member/address/list/${type}`)).body.data as Stored[];

describe('a member’s addresses', () => {
  test('require a member', async () => {
    expect((await mall.as().get('/api/member/address/list/home')).status).toBe(401);
    expect((await store(undefined)).status).toBe(401);
  });

  test('are stored and listed by type, with the first as the default', async () => {
    const member = await mall.makeMember();
    const first = await stored(member);
    expect(first).toEqual({ ...home, id: first.id, is_default: true });
    const second = await stored(member, { street: '羅斯福路 2 號' });
    const shop = await stored(member, { type: 'store' });
    expect(second.is_default).toBe(false);
    expect((await list(member)).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect((await list(member, 'store')).map(({ id }) => id)).toEqual([shop.id]);
  });

  test('have one default, also when several requests set it at once', async () => {
    const member = await mall.makeMember();
    await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        stored(member, { street: `${number} 號`, is_default: true }),
      ),
    );
    const all = await list(member);
    expect(all.map(({ is_default }) => is_default)).toEqual([true, ...Array(7).fill(false)]);
  });

  test('can be changed, and the only default one stays the default', async () => {
    const member = await mall.makeMember();
    const { id } = await stored(member);
    const changed = await stored(member, { id, name: '林大滿', is_default: false });
    expect(changed).toMatchObject({ id, name: '林大滿', is_default: true });
    expect(await list(member)).toHaveLength(1);
  });

  test('of another member can be neither seen nor changed, like missing ones', async () => {
    const [member, other] = [await mall.makeMember(), await mall.makeMember()];
    const { id } = await stored(member);
    const before = await mall.db.select().from(addresses);
    const foreign = await store(other, { id, name: '小偷', is_default: true });
    const missing = await store(other, { id: id + 1 });
    expect([foreign.status, foreign.body]).toEqual([404, refused('notFound')]);
    expect(missing.body).toEqual(foreign.body);
    expect(await list(other)).toEqual([]);
    expect(await mall.db.select().from(addresses)).toEqual(before);
  });

  test('accept 台 for 臺, and six digits for three', async () => {
    const member = await mall.makeMember();
    expect(await stored(member, { county: '台北市', zip: '106409' })).toMatchObject({
      county: '臺北市',
      zip: '106409',
    });
  });

  test('are read one by one, and found by a word, with 台 for 臺', async () => {
    const member = await mall.makeMember();
    const { id } = await stored(member);
    const mother = await stored(member, { name: '林媽媽', street: '迪化街 88 號' });
    await stored(member, { type: 'store', name: '林媽媽' });
    expect((await mall.as(member).get(`/api/member/address/search/${id}`)).body.data).toEqual({
      ...home,
      id,
      is_default: true,
    });
    const found = async (word: string) =>
      (await list(member, `home/${encodeURIComponent(word)}`)).map((each) => each.id);
    expect(await found('媽媽')).toEqual([mother.id]);
    expect(await found('台北市大安區迪化')).toEqual([mother.id]);
    expect(await found('106')).toEqual([id, mother.id]);
    expect(await found('%')).toEqual([]);
  });

  test('can be deleted, and the newest remaining one becomes the default', async () => {
    const member = await mall.makeMember();
    const [first, second, third] = [
      await stored(member),
      await stored(member),
      await stored(member),
    ];
    const remove = (id: number) => mall.as(member).post('/api/member/address/delete', { id });
    expect((await remove(first.id)).body.data).toEqual({ done: true });
    expect((await list(member)).map(({ id, is_default }) => [id, is_default])).toEqual([
      [third.id, true],
      [second.id, false],
    ]);
    expect((await remove(first.id)).status).toBe(404);
    await remove(second.id);
    expect(await list(member)).toEqual([
      expect.objectContaining({ id: third.id, is_default: true }),
    ]);
    await remove(third.id);
    expect(await list(member)).toEqual([]);
  });

  test('leave a default behind when one changes its type', async () => {
    const member = await mall.makeMember();
    const [first, second] = [await stored(member), await stored(member)];
    await stored(member, { id: first.id, type: 'store' });
    expect(await list(member)).toEqual([
      expect.objectContaining({ id: second.id, is_default: true }),
    ]);
    expect(await list(member, 'store')).toEqual([
      expect.objectContaining({ id: first.id, is_default: true }),
    ]);
  });

  test('are 20 of a type at most, also when they are added at once', async () => {
    const member = await mall.makeMember();
    const replies = await Promise.all(Array.from({ length: 23 }, () => store(member)));
    const refusals = replies.filter(({ status }) => status !== 200);
    expect(refusals).toHaveLength(3);
    expect(refusals[0]?.body).toEqual(refused('tooManyAddresses'));
    expect(refusals[0]?.body.msg).toBe('最多可以儲存 20 筆地址');
    const [first] = await list(member);
    expect((await store(member, { id: first?.id, name: '改名' })).status).toBe(200);
    expect((await store(member, { type: 'store' })).status).toBe(200);
  });

  test('of another member can be neither read, found nor deleted, like missing ones', async () => {
    const [member, other] = [await mall.makeMember(), await mall.makeMember()];
    const { id } = await stored(member);
    const read = (which: number) => mall.as(other).get(`/api/member/address/search/${which}`);
    const remove = (which: number) =>
      mall.as(other).post('/api/member/address/delete', { id: which });
    for (const call of [read, remove]) {
      const [foreign, missing] = [await call(id), await call(id + 1)];
      expect([foreign.status, foreign.body]).toEqual([404, refused('notFound')]);
      expect(missing.body).toEqual(foreign.body);
    }
    expect(await list(other, `home/${encodeURIComponent('林')}`)).toEqual([]);
    expect(await list(member)).toHaveLength(1);
    for (const path of ['list/home/x', `search/${id}`]) {
      expect((await mall.as().get(`/api/member/address/${path}`)).status).toBe(401);
    }
    expect((await mall.as().post('/api/member/address/delete', { id })).status).toBe(401);
  });

  test.each([
    ['a county that does not exist', { county: '巷口縣' }, 'addressUnknown'],
    ['a district of another county', { district: '板橋區' }, 'addressUnknown'],
    ['another district’s postcode', { zip: '110' }, 'addressUnknown'],
    ['a postcode of four digits', { zip: '1064' }, 'invalidFields'],
    ['no recipient', { name: ' ' }, 'invalidFields'],
    ['a phone that is none', { phone: '02-23456789' }, 'invalidFields'],
  ] as const)('refuse %s', async (_, wrong, name) => {
    const member = await mall.makeMember();
    const { status, body } = await store(member, wrong);
    expect([status, body]).toEqual([422, refused(name)]);
    expect(await list(member)).toEqual([]);
  });
});

describe('Taiwan', () => {
  test('has 22 counties and 368 districts, each with a postcode of three digits', async () => {
    const { body } = await mall.as().get('/api/global/nations/TW');
    expect(body.data).toHaveLength(22);
    const districts = counties.flatMap((each) => each.districts);
    expect(districts).toHaveLength(368);
    for (const { district, zip } of districts) {
      expect(district).toMatch(/^.{1,3}[區鄉鎮市]$/);
      expect(zip).toMatch(/^\d{3}$/);
    }
  });

  test('has one postcode a district, except in 新竹市 and 嘉義市', () => {
    const zips = counties.flatMap((each) => each.districts.map(({ zip }) => zip));
    const shared = zips.filter((zip, at) => zips.indexOf(zip) !== at);
    expect(shared).toEqual(['300', '300', '600']);
  });

  test('other countries do not exist', async () => {
    expect((await mall.as().get('/api/global/nations/JP')).status).toBe(404);
  });
});
