import type { RandomSource } from '../seeded-random';
import { words } from './fuzz-values';

/** A malformed multipart request. */
export interface BrokenMultipart {
  readonly contentType: string;
  readonly body: Buffer;
}

const BOUNDARY = 'x';
const types = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  'multipart/form-data; boundary=""',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/form-data; boundary=x y',
  'multipart/form-data; boundary=x; boundary=y',
  'multipart/form-data; boundary=\u00e9',
  'multipart/form-data;;;boundary',
  'multipart/mixed; boundary=x',
  'multipart/; boundary=x',
  'multipart/form-data; charset=x; boundary=x',
  'Multipart/Form-Data; Boundary=x',
] as const;
const names = [
  'file',
  'type',
  'poster',
  'client_id',
  'avatar',
  '__proto__',
  'constructor',
  'file[]',
  '',
  '豆花',
  'n'.repeat(500),
  'a"b',
  '\u0000',
] as const;
const dispositions = (name: string) => [
  `form-data; name="${name}"`,
  `form-data; name="${name}"; filename="a.png"`,
  `form-data; name="${name}"; filename=""`,
  `form-data; name="${name}"; filename="../../x"`,
  `form-data; name="${name}"; filename*=utf-8''%ff`,
  `form-data; name=${name}`,
  'form-data',
  '',
  'attachment',
  `form-data; name="${name}`,
  `form-data; name="${name}"; filename="${'f'.repeat(9_000)}"`,
];
const partHeaders = [
  '',
  'content-type: image/png',
  'content-type: ',
  'content-type: text/html; charset=\u00e9',
  'content-transfer-encoding: base64',
  'content-transfer-encoding: x',
  'no colon',
  `x: ${'y'.repeat(90_000)}`,
  'content-type: application/json',
] as const;

/**
 * A multipart body broken in one or several ways: in its boundary, a part's headers, its end, its
 * length, or truncated at any position.
 *
 * @param file a valid picture, for a file part.
 */
export function brokenMultipart(pick: RandomSource, file: Buffer): BrokenMultipart {
  const text = (from: readonly string[]) => from[pick(from.length)] ?? '';
  const part = () => {
    const head = [`content-disposition: ${text(dispositions(text(names)))}`, text(partHeaders)];
    const content = [
      file,
      Buffer.from(text(words)),
      Buffer.alloc(0),
      Buffer.from('1'),
      Buffer.from('{"a":'),
      Buffer.alloc(pick(30_000)),
    ][pick(6)];
    const gap = pick(8) === 0 ? '' : '\r\n\r\n';
    return Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\n${head.filter((line) => line !== '').join('\r\n')}${gap}`),
      content ?? Buffer.alloc(0),
      Buffer.from(pick(8) === 0 ? '\n' : '\r\n'),
    ]);
  };
  const ends = [
    `--${BOUNDARY}--\r\n`,
    `--${BOUNDARY}--`,
    `--${BOUNDARY}`,
    '',
    `--${BOUNDARY}-`,
    '\r\n',
    `--${BOUNDARY}--\r\n--${BOUNDARY}--`,
  ];
  const parts = Array.from({ length: pick(8) === 0 ? 20 : pick(4) }, part);
  const whole = Buffer.concat([...parts, Buffer.from(text(ends))]);
  return {
    contentType: pick(3) === 0 ? text(types) : `multipart/form-data; boundary=${BOUNDARY}`,
    body: pick(3) === 0 ? whole.subarray(0, pick(whole.length + 1)) : whole,
  };
}
