import { createHash, timingSafeEqual } from 'node:crypto';

/** The merchant's credentials, a secret shared with ECPay. */
export interface EcpayKeys {
  readonly hashKey: string;
  readonly hashIv: string;
}

/** Fields of a message to or from ECPay. */
export type EcpayFields = Readonly<Record<string, string>>;

/** Payments are signed with SHA-256, logistics still with MD5; the algorithm is otherwise the same. */
export type EcpayHash = 'sha256' | 'md5';

/**
 * ECPay's signature of a message: the hash of its sorted, .NET-encoded fields between the two keys. Empty
 * fields are included, `CheckMacValue` itself is not.
 *
 * @returns upper-case hex digits: 64 by SHA-256, 32 by MD5.
 */
export function checkMacValue(
  fields: EcpayFields,
  { hashKey, hashIv }: EcpayKeys,
  hash: EcpayHash = 'sha256',
): string {
  const sorted = Object.entries(fields)
    .filter(([name]) => name !== 'CheckMacValue')
    .map(([name, value]) => ({ order: name.toLowerCase(), text: `${name}=${value}` }))
    .sort((one, other) => (one.order < other.order ? -1 : one.order > other.order ? 1 : 0))
    .map(({ text }) => text);
  const plain = [`HashKey=${hashKey}`, ...sorted, `HashIV=${hashIv}`].join('&');
  return createHash(hash).update(encodeLikeDotNet(plain)).digest('hex').toUpperCase();
}

/** The fields plus their signature. */
export function signed(
  fields: EcpayFields,
  keys: EcpayKeys,
  hash?: EcpayHash,
): Record<string, string> {
  return { ...fields, CheckMacValue: checkMacValue(fields, keys, hash) };
}

/** Whether the signature of a message is valid for its fields. */
export function isGenuine(fields: EcpayFields, keys: EcpayKeys, hash?: EcpayHash): boolean {
  const given = Buffer.from((fields['CheckMacValue'] ?? '').toUpperCase());
  const right = Buffer.from(checkMacValue(fields, keys, hash));
  return given.length === right.length && timingSafeEqual(given, right);
}

/** `HttpUtility.UrlEncode`, lower-cased: it differs from `encodeURIComponent` in three characters. */
function encodeLikeDotNet(plain: string): string {
  return encodeURIComponent(plain)
    .replaceAll('%20', '+')
    .replaceAll('~', '%7e')
    .replaceAll("'", '%27')
    .toLowerCase();
}
