import { describe, expect, test } from 'vitest';
import { contract } from './index';
import { checkFields } from './issues';

const wrong = (schema: Parameters<typeof checkFields>[0], value: unknown) => {
  const checked = checkFields(schema, value);
  return checked.ok ? [] : checked.fields.map(({ field, id }) => `${field}: ${id}`);
};

describe('a payload of several kinds', () => {
  const login = contract.auth.login.body;

  test('without its kind says all that the ordinary kind asks for', () => {
    const all = wrong(login, {});
    for (const field of ['type', 'account', 'password', 'verify_key', 'verify_text']) {
      expect(all).toContain(`${field}: required`);
    }
    expect(all).not.toContain('open_id: required');
    expect(wrong(login, { account: 'amy@x.test' })).not.toContain('account: required');
  });

  test('of a kind that there is not says so', () => {
    expect(wrong(login, { type: 'passkey' })).toContain('type: must be in the list');
  });

  test('of a kind says what that kind misses', () => {
    expect(wrong(login, { type: 'account' })).toContain('verify_key: required');
  });
});

test('a choice that is left out is required, one that there is not is not in the list', () => {
  const address = contract.addresses.store.body;
  expect(wrong(address, {})).toContain('type: required');
  expect(wrong(address, { type: 'office' })).toContain('type: must be in the list');
});
