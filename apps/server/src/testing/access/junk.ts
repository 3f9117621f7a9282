import type { Chance } from '../chance';

const words = [
  '',
  ' ',
  '豆花',
  '<img src=x onerror=alert(1)>',
  "'; drop table members; --",
  '\u0000',
  '\u202e反',
  '\ud800',
  '😀'.repeat(3),
  'x'.repeat(20_000),
  '../../etc/passwd',
  '-1',
  '1e9',
  'NaN',
  'true',
  'null',
  '2026-02-30 25:61:61',
  '%00',
  '{"a":1}',
] as const;
const numbers = [0, -1, 1, 1.5, 2_147_483_648, -2_147_483_649, 1e21, 1e16, 1e-7];

/** Any JSON value at all, a few levels deep. */
export function junk(pick: Chance, depth = 3): unknown {
  const kind = pick(depth > 0 ? 8 : 6);
  if (kind === 0) return null;
  if (kind === 1) return pick(2) === 0;
  if (kind <= 3) return numbers[pick(numbers.length)];
  if (kind <= 5) return words[pick(words.length)];
  const many = pick(4);
  if (kind === 6) return Array.from({ length: many }, () => junk(pick, depth - 1));
  return Object.fromEntries(
    Array.from({ length: many }, (_, at) => [
      ['id', '__proto__', 'constructor', 'type', `k${at}`][pick(5)] ?? 'id',
      junk(pick, depth - 1),
    ]),
  );
}

/** A payload with one or two of its fields spoilt, left out, or added to. */
export function spoilt(pick: Chance, payload: unknown): unknown {
  if (Array.isArray(payload)) return pick(2) === 0 ? junk(pick) : [...payload, junk(pick)];
  if (typeof payload !== 'object' || payload === null) return junk(pick);
  const entries: [string, unknown][] = Object.entries(payload);
  const at = pick(entries.length + 1);
  const chosen = entries[at];
  if (!chosen) return { ...payload, [String(words[pick(words.length)])]: junk(pick) };
  const [name, value] = chosen;
  if (pick(5) === 0) return Object.fromEntries(entries.filter((_, each) => each !== at));
  return { ...payload, [name]: pick(3) === 0 ? spoilt(pick, value) : junk(pick) };
}
