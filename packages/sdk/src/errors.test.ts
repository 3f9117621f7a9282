import { failureCodes, type FailureName } from '@mall/contract/failure-codes';
import type { FieldError } from '@mall/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { isMallError, MallError, type Failure } from './errors';

const names = Object.keys(failureCodes) as FailureName[];
const refusal = (code: number, data: unknown = null) =>
  MallError.of({ valid: false, data, code, msg: '不行' });
const fields = [{ field: 'phone', msg: '請輸入手機號碼' }];

describe('MallError.failure', () => {
  it.each(names)('is the name of the code %s', (name) => {
    const error: unknown = refusal(failureCodes[name]);
    expect((error as MallError).failure).toBe(name);
    expect(isMallError(error, name)).toBe(true);
    expect(isMallError(error, ...names.filter((other) => other !== name))).toBe(false);
  });

  it('is unreachable when the reply is not the envelope of a mall', () => {
    const error = MallError.of('<h1>Bad Gateway</h1>');
    expect(error.failure).toBe('unreachable');
    expect(isMallError(error, 'unreachable')).toBe(true);
  });

  it('is unknown for a code that only a newer server has', () => {
    expect(refusal(1999).failure).toBe('unknown');
  });

  it.each([
    { code: 500, msg: 'Server Error' },
    { code: 40100, msg: 'Unauthenticated.' },
  ])('is unauthenticated for each of its forms: %o', (form) => {
    expect(MallError.of({ valid: false, data: null, ...form }).failure).toBe('unauthenticated');
  });

  it('is not reported for another error', () => {
    expect(isMallError(new Error('soldOut'), 'soldOut')).toBe(false);
    expect(isMallError(null)).toBe(false);
  });
});

describe('MallError.data', () => {
  it('is narrowed by the failure', () => {
    const error: unknown = refusal(failureCodes.invalidFields, { fields });
    if (!isMallError(error)) throw error;
    expectTypeOf(error.failure).toEqualTypeOf<Failure>();
    if (error.failure !== 'invalidFields') throw error;
    expectTypeOf(error.data.fields).toEqualTypeOf<readonly FieldError[]>();
    expect(error.data.fields).toEqual(fields);
  });

  it('is null for most failures', () => {
    const error: unknown = refusal(failureCodes.soldOut);
    if (!isMallError(error, 'soldOut', 'stockShort')) throw error;
    expectTypeOf(error.failure).toEqualTypeOf<'soldOut' | 'stockShort'>();
    expectTypeOf(error.data).toEqualTypeOf<null>();
    expect(error.data).toBeNull();
  });
});
