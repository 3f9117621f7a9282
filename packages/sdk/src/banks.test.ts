import { expect, it } from 'vitest';
import { bankName, BANKS } from './banks';

it('lists each bank once, sorted by its code of three digits', () => {
  const codes = BANKS.map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => !/^\d{3}$/.test(code))).toEqual([]);
  expect(codes).toEqual([...new Set(codes)].sort());
});

it('names a bank by its code', () => {
  expect(bankName('812')).toBe('台新國際商業銀行');
  expect(bankName('000')).toBeUndefined();
});
