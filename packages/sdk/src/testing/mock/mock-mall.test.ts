import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createMall } from '../../client';
import { isMallError, MallError } from '../../errors';
import { everyOf } from '../../pages';
import type { Cart, ProductPage } from '../../types';
import { createMockMall, refusal, replies, type Answers, type ReplyOf } from './index';

const line = { rule_id: 10011, relation_id: 0, quantity: 1, type: 1 } as const;

function open(answers?: Answers, isSignedIn = true) {
  const mock = createMockMall(answers);
  const mall = createMall({ baseUrl: 'https://mall.test/shop', fetch: mock.fetch });
  if (isSignedIn) mall.session.start('token', replies.members.profile);
  return { mock, mall };
}
const errorOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!(error instanceof MallError)) throw new Error('It was not refused');
  return error;
};

describe('createMockMall', () => {
  it('answers calls of every kind from its fixtures', async () => {
    const { mall } = open();
    expect(await mall.products.detail(1001)).toEqual(replies.products.detail);
    expect(await mall.cart.add(1, line)).toEqual(replies.cart.add);
    expect(await mall.members.saveAvatar(new Blob(['a']))).toEqual(replies.members.saveAvatar);
    expect(await mall.postForm('/api/forget', { t: 'x'.repeat(43) })).toMatchObject({
      valid: true,
      data: replies.auth.forget,
    });
    const names: string[] = [];
    for await (const { name } of everyOf(mall.products.all)) names.push(name);
    expect(names).toEqual(replies.products.all.list.map(({ name }) => name));
  });

  it('signs in, and refuses guests where the contract does', async () => {
    const { mall } = open({}, false);
    expect((await errorOf(mall.cart.list(1))).failure).toBe('unauthenticated');
    const proof = { verify_key: 'key', verify_text: '7', device_name: 'a test' };
    await mall.auth.login({ account: 'fang@mall.test', password: 'Mall-1234', ...proof });
    expect((await mall.cart.list(1)).list).toHaveLength(2);
    expect((await mall.cart.list(2)).list).toEqual([]);
  });

  it('records its calls, as the contract parses them', async () => {
    const { mock, mall } = open();
    await mall.products.list(11, { page: 2, sort: 'newest' });
    await mall.cart.add(1, line);
    await errorOf(mall.articles.report({ a_id: 3, reason: '' }));
    expect(mock.calls).toMatchObject([
      { call: 'products.list', params: { category: 11 }, query: { page: 2, sort: 'newest' } },
      { call: 'cart.add', params: { layer: 1 }, body: line, isSignedIn: true },
      { call: 'articles.report', body: { a_id: 3, reason: '' } },
    ]);
    mock.reset();
    expect(mock.calls).toEqual([]);
  });

  it('refuses like the server: a wrong field, a wrong path parameter, an unknown path', async () => {
    const { mall } = open();
    const wrong = await errorOf(mall.articles.report({ a_id: 3, reason: '' }));
    expect(wrong.fields).toMatchObject([{ field: 'reason', msg: '請說明這則貼文有什麼問題' }]);
    expect((await errorOf(mall.products.detail(0))).failure).toBe('notFound');
    expect(await mall.postForm('/api/nothing', {})).toMatchObject({ valid: false, code: 1003 });
  });
});

describe('an answer of a test', () => {
  it('is typed by the call', () => {
    expectTypeOf<ReplyOf<'cart.add'>>().toExtend<Cart>();
    expectTypeOf<ReplyOf<'products.list'>>().toExtend<ProductPage>();
    // @ts-expect-error A price is no text.
    const wrong: Answers = { 'points.expiry': { points: '1', point_expiry: null, list: [] } };
    expect(() => createMockMall(wrong)).toThrow(
      'The answer to points.expiry does not fit the contract at points',
    );
    // @ts-expect-error There is no such call.
    expect(() => createMockMall({ 'cart.empty': null })).toThrow('no call cart.empty');
  });

  it("is a reply, or a function of the call's input", async () => {
    const { mall } = open({
      'content.hotTags': ['文旦'],
      'products.all': async ({ query }) =>
        Promise.resolve({
          ...replies.products.all,
          list: query.layer === 3 ? [] : replies.products.all.list,
        }),
    });
    expect(await mall.content.hotTags()).toEqual(['文旦']);
    expect((await mall.products.all({ layer: 3 })).list).toEqual([]);
    expect((await mall.products.all()).list).toHaveLength(4);
  });

  it("is a refusal with the shop's message, its status and a request id", async () => {
    const { mall } = open({
      'cart.add': refusal('stockShort', { args: ['愛文芒果禮盒', 2] }),
      'members.saveProfile': refusal('invalidFields', {
        fields: [{ field: 'phone', id: 'A mobile number has 10 digits and begins with 09' }],
      }),
    });
    const error = await errorOf(mall.cart.add(1, line));
    expect(isMallError(error, 'stockShort')).toBe(true);
    expect(error).toMatchObject({ msg: '「愛文芒果禮盒」只剩 2 件', requestId: 'mock-1' });
    const form = { name: '阿芳', phone: '0912345678', email: 'a@mall.test' };
    expect((await errorOf(mall.members.saveProfile(form))).fields).toMatchObject([
      { field: 'phone', msg: '手機號碼是 09 開頭的 10 碼數字' },
    ]);
  });

  it('is unreachable', async () => {
    const { mall } = open({ 'cart.add': refusal('unreachable') });
    expect((await errorOf(mall.cart.add(1, line))).failure).toBe('unreachable');
  });

  it('may be pending until the call is aborted', async () => {
    const { mall } = open({ 'content.hotTags': () => new Promise(() => undefined) });
    const cancel = new AbortController();
    const call = mall.content.hotTags({ signal: cancel.signal });
    cancel.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
    await expect(mall.content.hotTags({ timeout: 20 })).rejects.toMatchObject({
      failure: 'unreachable',
    });
  });

  it('may be pending until its time is up when memory is collected meanwhile', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const { mall } = open({ 'content.hotTags': () => new Promise(() => undefined) });
    const failed = errorOf(mall.content.hotTags({ timeout: 300 }));
    await setTimeout(100);
    collect();
    expect((await failed).failure).toBe('unreachable');
  });

  it('changes during a test, and is restored by reset', async () => {
    const { mock, mall } = open({ 'content.hotTags': ['文旦'] });
    mock.answer({ 'content.hotTags': ['柚子'] });
    expect(await mall.content.hotTags()).toEqual(['柚子']);
    mock.reset();
    expect(await mall.content.hotTags()).toEqual(['文旦']);
  });

  it("is the cause of the call's error when a function returns an invalid reply", async () => {
    const { mall } = open({ 'members.updateToken': () => ({ done: false }) as never });
    const { cause } = await errorOf(mall.members.updateToken('').then(() => undefined));
    expect(String(cause)).toContain('members.updateToken does not fit the contract at done');
  });
});
