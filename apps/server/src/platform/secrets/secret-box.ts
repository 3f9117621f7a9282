import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Protects secrets that are stored in the database, so that a copy of it alone reveals none. */
export interface SecretBox {
  /** Encrypts a text. */
  seal(text: string): Buffer;
  /** Decrypts a text. @throws Error when it was sealed with another key, or changed since */
  open(sealed: Buffer): string;
  /** A keyed hash of a short secret, which cannot be guessed without the key. */
  digest(text: string): Buffer;
}

/** @param key 32 bytes. */
export function createSecretBox(key: Buffer): SecretBox {
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed) {
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
    digest: (text) => createHmac('sha256', key).update(text).digest(),
  };
}
