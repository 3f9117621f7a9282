import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { EcpayKeys } from './check-mac-value';

const ALGORITHM = 'aes-128-cbc';

/**
 * Encrypts the `Data` of a JSON call to ECPay: the JSON is URL-encoded, then encrypted by AES-128-CBC with the merchant's
 * key and vector. Only who has the key can make it, so that it also proves its sender.
 */
export function encryptData(data: object, { hashKey, hashIv }: EcpayKeys): string {
  const cipher = createCipheriv(ALGORITHM, hashKey, hashIv);
  const plain = encodeURIComponent(JSON.stringify(data));
  return Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]).toString('base64');
}

/**
 * Decrypts the `Data` of ECPay's answer.
 *
 * @throws when it was not encrypted with this key.
 */
export function decryptData(text: string, { hashKey, hashIv }: EcpayKeys): unknown {
  const decipher = createDecipheriv(ALGORITHM, hashKey, hashIv);
  const plain = Buffer.concat([decipher.update(text, 'base64'), decipher.final()]).toString('utf8');
  return JSON.parse(decodeURIComponent(plain.replaceAll('+', '%20')));
}
