import { describe, expect, it } from 'vitest';
import { errorText } from './error-text';
import { failureCodes, MallError } from './index';

const refusal = (code: number, msg: string, data: unknown = null) =>
  new MallError({ code, msg, data });
const invalid = refusal(failureCodes.invalidFields, '資料有誤', {
  fields: [
    { field: 'name', msg: '請填寫姓名' },
    { field: 'zip', msg: '請填寫郵遞區號' },
  ],
});

describe('errorText', () => {
  it('returns the server’s message', () => {
    expect(errorText(refusal(failureCodes.stockShort, '「愛文芒果」只剩 1 件'))).toBe(
      '「愛文芒果」只剩 1 件',
    );
  });

  it('appends the messages of the fields', () => {
    expect(errorText(invalid)).toBe('資料有誤（請填寫姓名、請填寫郵遞區號）');
    expect(errorText(invalid, 'en')).toBe('資料有誤 (請填寫姓名; 請填寫郵遞區號)');
  });

  it('never returns the text of a proxy or an exception', () => {
    const general = '發生了一點問題，請再試一次';
    expect(errorText(refusal(502, 'upstream connect error'))).toBe(general);
    expect(errorText(new Error('Failed to fetch dynamically imported module'))).toBe(general);
    expect(errorText(new Error('secret'), 'en')).toBe('Something went wrong, please try again');
  });

  it('names the connection only when no server answered', () => {
    expect(errorText(refusal(0, ''))).toBe('連不上商店，請確認網路後再試一次。');
    const proxied = new MallError({ code: 0, msg: '', data: null }, { status: 502 });
    expect(errorText(proxied)).toBe('商店暫時無法回應，請過一分鐘再試一次。');
  });
});
