/** The time of every example: a Saturday in Taiwan. */
const DAY = '2026-03-14';

/** Values that change with each run, with their replacements in the examples. */
const replacements: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/https?:\/\/(127\.0\.0\.1|localhost):\d+/g, 'https://mall.example'],
  [/https?%3A%2F%2F127\.0\.0\.1%3A\d+/g, encodeURIComponent('https://mall.example')],
  [/https:\/\/mall\.example\/stand-in\/line/, 'https://access.line.me/oauth2/v2.1'],
  [/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/g, `${DAY} 15:09:26`],
  [/\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2}/g, `${DAY.replaceAll('-', '/')} 15:09:26`],
  [/:26\.\d{6}/g, ':26.535897'],
  [/\b20\d{2}-\d{2}-\d{2}(?! 15)/g, '2026-03-17'],
  [/^20\d{2}-\d{2}$/g, '2026-03'],
  // Order and trade numbers.
  [/\b(20\d{6}|[MT])(?=[0-9A-Z]*[A-Z])[0-9A-Z]{8,}\b/g, '20260314K7Q2M9XD'],
  // Tokens, keys and hashes.
  [/[\w-]{20,}/g, sameLength],
  [/member\d+@/g, 'member@'],
  [/商品 \d+/g, '關廟鳳梨酥'],
  [/貼文 \d+/g, '今天的鳳梨酥好香'],
  [/分類 \d+/g, '糕餅點心'],
  [/^(商品|貼文)$/g, '鳳梨'],
  [/^分類$/g, '糕餅'],
  [/^群組 1$/, '一般會員'],
  [/^群組 \d+$/, '好鄰居'],
  [/\/push\/[\w-]+$/, '/push/k3vXo2Qw9Lr7Zt5B'],
];

/** Fields with random values. */
const named: Readonly<Record<string, string>> = {
  verify_key: 'k3vXo2Qw9Lr7Zt5B',
  verify_text: '5f3a9c07e1b84d26'.repeat(4),
  device_name: 'Pixel 9',
};

/** Maximum items of a list in an example. */
const LONGEST_LIST = 3;

/** As long as the original, with the same kind of characters: hexadecimal, capitals, or any. */
function sameLength(found: string): string {
  // A word is in one case and has no digit; a few tokens have no digit either.
  const isToken =
    /[A-Za-z]/.test(found) && (/\d/.test(found) || /[a-z].*[A-Z]|[A-Z].*[a-z]/.test(found));
  if (!isToken) return found;
  const alphabets = [
    [/^[\da-f]+$/, '5f3a9c07e1b84d26'],
    [/^[\dA-F]+$/, '5F3A9C07E1B84D26'],
  ] as const;
  const [, sample] = alphabets.find(([only]) => only.test(found)) ?? [null, 'k3vXo2Qw9Lr7Zt5BnYc8'];
  return sample.repeat(Math.ceil(found.length / sample.length)).slice(0, found.length);
}

/**
 * Replaces everything that changes between runs: times, random texts and counted names become fixed
 * ones, lists short.
 *
 * @example
 * normalize({ create_time: '2026-11-23 14:12:05' }) // { create_time: '2026-03-14 15:09:26' }
 */
export function normalize(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    const known = named[name];
    if (known !== undefined) return known;
    return replacements.reduce(
      (text, [pattern, by]) =>
        typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by),
      value,
    );
  }
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map((each) => normalize(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, normalize(each, key)]),
  );
}

/** Returns the shape of a value: its property names and types, without the values. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value === null) return 'null';
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
}
