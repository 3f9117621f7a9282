import { describe, expect, it, test } from 'vitest';
import {
  contract,
  emailRequestForm,
  loginForm,
  newPasswordForm,
  profileForm,
  registerForm,
} from '../index';
import { fieldText, formatMessage, languages, messages, reasonText } from './index';

const placeholders = (text: string) => [...text.matchAll(/\{\d+\}/g)].map(([one]) => one).sort();

/** Lists every message that a schema defines itself; zod stores it as the `error` of a check. */
function namedIn(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const own =
    'error' in schema && typeof schema.error === 'function' ? [schema.error({}) as unknown] : [];
  const inside = Object.entries(schema).flatMap(([, value]) => namedIn(value, seen));
  const zod = '_zod' in schema ? namedIn(schema._zod, seen) : [];
  return [...own.filter((name) => typeof name === 'string'), ...inside, ...zod];
}

describe.each(languages)('in %s', (language) => {
  const { failures, fields } = messages[language];

  it('uses the same arguments as Traditional Chinese in every failure and field message', () => {
    const source = messages['zh-TW'];
    for (const [name, text] of [...Object.entries(failures), ...Object.entries(fields)]) {
      const other: Readonly<Record<string, string>> = { ...source.failures, ...source.fields };
      // An English reason may use fewer of its arguments.
      expect(placeholders(other[name] ?? ''), name).toEqual(placeholders(text));
    }
  });

  it('has a text for every message that a schema defines', () => {
    const named = new Set(
      namedIn([contract, emailRequestForm, loginForm, newPasswordForm, profileForm, registerForm]),
    );
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((id) => !(id in fields))).toEqual([]);
  });
});

test('formatMessage fills numbers with thousands separators and never fills a placeholder twice', () => {
  expect(formatMessage('{1}的{0}，{1}', ['芒果', '玉井'])).toBe('玉井的芒果，玉井');
  expect(formatMessage('{0} 件商品', [1264])).toBe('1,264 件商品');
  expect(formatMessage('{0}、{1}、{2}、{3}', [0, 999, 1_234_567, -1264.5])).toBe(
    '0、999、1,234,567、-1,264.5',
  );
  expect(formatMessage('NT${0} 以上', ['1264'])).toBe('NT$1264 以上');
  expect(formatMessage('至少需要 {0} 個字')).toBe('至少需要 {0} 個字');
  expect(formatMessage('「{0}」{1}', ['{1}', '$&'])).toBe('「{1}」$&');
});

test('fieldText and reasonText return the text in the requested language', () => {
  const short = { id: 'at least {0} characters', args: [8] };
  expect(fieldText(short, 'zh-TW')).toBe('至少需要 8 個字');
  expect(fieldText(short, 'en')).toBe('Use at least 8 characters');
  expect(fieldText({ id: 'of a shop’s own', args: [] }, 'zh-TW')).toBe('of a shop’s own');
  const dear = { reason: 'goodsTooDear', limit: 20_000 } as const;
  expect(reasonText(dear, 'zh-TW')).toBe('商品金額超過 NT$20,000，請改選其他配送方式');
  expect(reasonText(dear, 'en')).toBe('It takes goods of up to NT$20,000');
});
