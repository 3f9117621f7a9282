import { checkFields, registerForm } from '@mall/contract';
import { fieldText } from '@mall/contract/messages';
import { expect, it } from 'vitest';
import { contractResolver } from './contractResolver';

const resolve = contractResolver<Record<string, string>>(
  (typed) => checkFields(registerForm, typed),
  (issue) => fieldText(issue, 'zh-TW'),
);
const values = {
  account: 'new@shop.test',
  name: '林小滿',
  phone: '0912345678',
  password: 'long-enough',
};
const options = { fields: {}, shouldUseNativeValidation: false };
const check = async (changes: Record<string, string>) => {
  const { errors } = await resolve({ ...values, ...changes }, undefined, options);
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, error?.message]),
  );
};

it('finds no errors when the server would accept the values', async () => {
  expect(await check({})).toEqual({});
});

it.each([
  ['account', '', '請輸入電子郵件'],
  ['account', 'not-an-address', '電子郵件格式不正確'],
  ['phone', '12345', '手機號碼是 09 開頭的 10 碼數字'],
  ['name', 'x'.repeat(41), '最多 40 個字'],
  ['dealer_code', 'x'.repeat(41), '最多 40 個字'],
])('reports for %s = %j: %s', async (field, value, sentence) => {
  expect(await check({ [field]: value })).toEqual({ [field]: sentence });
});

it('returns the values as the schema parses them, and fields that it does not know', async () => {
  const typed = {
    ...values,
    phone: '\u202a+886 912-345-678\u202c',
    name: ' 林小滿\u200b',
    more: 'x',
  };
  const read = await resolve(typed, undefined, options);
  expect(read).toEqual({ values: { ...values, more: 'x' }, errors: {} });
});

it.each([
  ['官方客服', '這個名稱保留給商店使用，請換一個'],
  ['\u3164', '請填姓名'],
])('refuses the name %j: %s', async (name, sentence) => {
  expect(await check({ name })).toEqual({ name: sentence });
});

it('reports only the first error of a field', async () => {
  expect(await check({ password: '' })).toEqual({ password: '請輸入密碼' });
  expect(await check({ password: 'short' })).toEqual({ password: '至少需要 8 個字' });
});

it('accepts the values unchanged when the schema cannot be loaded', async () => {
  const unchecked = contractResolver<Record<string, string>>(
    () => Promise.resolve(null),
    ({ id }) => id,
  );
  const typed = { ...values, account: 'not-an-address' };
  expect(await unchecked(typed, undefined, options)).toEqual({ values: typed, errors: {} });
});
