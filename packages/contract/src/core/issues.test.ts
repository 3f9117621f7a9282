import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '../index';
import { checkFields } from './issues';
import { fieldText } from '../messages';

const issuesOf = (schema: Parameters<typeof checkFields>[0], value: unknown) => {
  const checked = checkFields(schema, value);
  return checked.ok ? [] : checked.fields;
};
const wrong = (...payload: Parameters<typeof issuesOf>) =>
  issuesOf(...payload).map(({ field, id }) => `${field}: ${id}`);

describe('a payload of several kinds', () => {
  const login = contract.auth.login.body;

  test('reports all required fields of the first kind when the kind is missing', () => {
    const all = wrong(login, {});
    for (const issue of [
      'type: required',
      'account: Please enter your e-mail address',
      'password: Please enter your password',
      'verify_key: required',
      'verify_text: required',
    ]) {
      expect(all).toContain(issue);
    }
    const fieldsOf = (payload: object) => issuesOf(login, payload).map(({ field }) => field);
    expect(fieldsOf({})).not.toContain('open_id');
    expect(fieldsOf({ account: 'amy@x.test' })).not.toContain('account');
  });

  test('reports the kind as invalid when it is unknown', () => {
    expect(wrong(login, { type: 'passkey' })).toContain('type: must be in the list');
  });

  test('reports the missing fields of its kind when the kind is known', () => {
    expect(wrong(login, { type: 'account' })).toContain('verify_key: required');
  });
});

test('issueMessage returns "required" when a choice is missing and "not in the list" when it is unknown', () => {
  const address = contract.addresses.save.body;
  expect(wrong(address, {})).toContain('type: required');
  expect(wrong(address, { type: 'office' })).toContain('type: must be in the list');
});

test("issueMessage returns the field's own sentence when the field is missing, empty or blank", () => {
  const address = contract.addresses.save.body;
  for (const name of [undefined, '', ' ']) {
    expect(wrong(address, { name })).toContain('name: Please enter the name of the recipient');
  }
  expect(wrong(address, { zip: '1' })).toContain('zip: A postcode has 3, 5 or 6 digits');
});

test("issueMessage returns the bounds of a number, and whether they are the schema's own", () => {
  const share = z.object({ share: z.number().check(z.gt(0), z.lt(100)) });
  const [low] = issuesOf(share, { share: 0 });
  expect(low).toEqual({ field: 'share', id: 'must be greater than {0}', args: [0] });
  const [high] = issuesOf(share, { share: 100 });
  expect(high).toEqual({ field: 'share', id: 'must be less than {0}', args: [100] });
  const [least] = issuesOf(z.object({ n: z.int().check(z.gte(1)) }), { n: 0 });
  expect(least?.id).toBe('must be greater than or equal to {0}');
});

test("issueMessage fills a custom check's message when the check passes arguments", () => {
  const isWithin = ({ length }: string) => length >= 2 && length <= 4;
  const name = z.string().check(
    z.refine(isWithin, {
      error: 'between {0} and {1} characters',
      params: { args: [2, 4] },
    }),
  );
  const [issue] = issuesOf(z.object({ name }), { name: '阿' });
  expect(issue).toEqual({ field: 'name', id: 'between {0} and {1} characters', args: [2, 4] });
  expect(issue && fieldText(issue, 'zh-TW')).toBe('長度需為 2 到 4 個字');
});
