import { failureCodes, MallError } from '@mall/sdk';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useErrorText } from './useErrorText';

const errorText = (error: unknown) => renderHook(() => useErrorText()).result.current(error);
const refusal = (code: number, msg: string, data: unknown = null) =>
  new MallError({ code, msg, data });

it('shows the server’s message', () => {
  expect(errorText(refusal(failureCodes.stockShort, '「愛文芒果」只剩 1 件'))).toBe(
    '「愛文芒果」只剩 1 件',
  );
});

it('appends the field errors', () => {
  const data = { fields: [{ field: 'name', msg: '請填寫姓名' }] };
  expect(errorText(refusal(failureCodes.invalidFields, '資料有誤', data))).toBe(
    '資料有誤（請填寫姓名）',
  );
});

it('never shows the message of a proxy', () => {
  expect(errorText(refusal(502, 'upstream connect error'))).toBe('發生了一點問題，請再試一次');
  expect(errorText(new Error('Failed to fetch dynamically imported module'))).toBe(
    '發生了一點問題，請再試一次',
  );
  expect(errorText(refusal(0, ''))).toMatch(/連不上商店/);
});

it('does not blame the connection when a proxy answers for the shop', () => {
  const error = new MallError({ code: 0, msg: '', data: null }, { status: 502 });
  expect(errorText(error)).toBe('商店暫時無法回應，請過一分鐘再試一次。');
});
