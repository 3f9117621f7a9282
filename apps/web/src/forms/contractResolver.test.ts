import { registerForm } from '@mall/contract';
import { fieldText } from '@mall/contract/messages';
import { expect, it } from 'vitest';
import { contractResolver } from './contractResolver';

const resolve = contractResolver<Record<string, string>>(registerForm, (issue) =>
  fieldText(issue, 'zh-TW'),
);
const values = {
  account: 'new@shop.test',
  name: '林小滿',
  phone: '0912345678',
  password: 'long-enough',
  verify_text: 'abcd',
};
const check = async (changes: Record<string, string>) => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await resolve({ ...values, ...changes }, undefined, options);
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, error?.message]),
  );
};

it('finds nothing wrong with what the server would take', async () => {
  expect(await check({})).toEqual({});
});

it.each([
  ['account', '', '此欄位為必填'],
  ['account', 'not-an-address', '電子郵件格式不正確'],
  ['phone', '12345', '格式不正確'],
  ['name', 'x'.repeat(41), '最多 40 個字'],
  ['dealer_code', 'x'.repeat(41), '最多 40 個字'],
])('says of %s = %j: %s', async (field, value, sentence) => {
  expect(await check({ [field]: value })).toEqual({ [field]: sentence });
});

it('says one thing of a field at a time, the first', async () => {
  expect(await check({ password: '' })).toEqual({ password: '此欄位為必填' });
  expect(await check({ password: 'short' })).toEqual({ password: '至少需要 8 個字' });
});
