import type { RandomSource } from '../seeded-random';

/** Texts that resemble special values or break parsers. */
export const words = [
  '',
  ' ',
  '豆花',
  '<img src=x onerror=alert(1)>',
  "'; drop table members; --",
  '\u0000',
  '\u202e反',
  // A lone surrogate.
  '\ud800',
  'a\udfff',
  '\ud83d\ude00\ud83d',
  'a\u0000b',
  '\ufeff',
  '😀'.repeat(3),
  'x'.repeat(20_000),
  '../../etc/passwd',
  '-1',
  '1e9',
  'NaN',
  'true',
  'null',
  '2026-02-30 25:61:61',
  '2026-02-30 00:00:00',
  '2099-13-45 99:99:99',
  '0000-01-01 00:00:00',
  '2026-11-20 25:00:00',
  '2026-11-20 12:30:05.000000.2147483648',
  '2147483648',
  '9'.repeat(40),
  '%00',
  '{"a":1}',
] as const;
const numbers = [0, -1, 1, 1.5, 2_147_483_648, -2_147_483_649, 1e21, 1e16, 1e-7];

/** A value nested so deeply that recursive code overflows the stack. */
const abyss = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** A random JSON value, a few levels deep, occasionally with very many entries. */
export function fuzzValue(pick: RandomSource, depth = 3): unknown {
  if (depth === 3 && pick(200) === 0) return abyss(3_000);
  const kind = pick(depth > 0 ? 8 : 6);
  if (kind === 0) return null;
  if (kind === 1) return pick(2) === 0;
  if (kind <= 3) return numbers[pick(numbers.length)];
  if (kind <= 5) return words[pick(words.length)];
  const many = pick(4);
  if (kind === 6) return Array.from({ length: many }, () => fuzzValue(pick, depth - 1));
  return Object.fromEntries(
    Array.from({ length: many }, (_, at) => [
      ['id', '__proto__', 'constructor', 'type', '\ud800', `k${at}`][pick(6)] ?? 'id',
      fuzzValue(pick, depth - 1),
    ]),
  );
}

/** A payload with one or two fields corrupted, removed or added. */
export function spoilt(pick: RandomSource, payload: unknown): unknown {
  if (Array.isArray(payload))
    return pick(2) === 0 ? fuzzValue(pick) : [...payload, fuzzValue(pick)];
  if (typeof payload !== 'object' || payload === null) return fuzzValue(pick);
  const entries: [string, unknown][] = Object.entries(payload);
  const at = pick(entries.length + 1);
  const chosen = entries[at];
  if (!chosen) return { ...payload, [String(words[pick(words.length)])]: fuzzValue(pick) };
  const [name, value] = chosen;
  if (pick(5) === 0) return Object.fromEntries(entries.filter((_, each) => each !== at));
  return { ...payload, [name]: pick(3) === 0 ? spoilt(pick, value) : fuzzValue(pick) };
}
