import { scrypt } from '@noble/hashes/scrypt.js';
import type { Captcha } from '../types';

/**
 * Derives the key of one counter. In JavaScript, because `crypto.subtle` has no scrypt and is
 * missing on pages served over plain HTTP, and a page's policy may forbid WebAssembly.
 */
export const deriveKey = (
  { cost, memoryCost, keyLength }: Pick<Captcha['parameters'], 'cost' | 'memoryCost' | 'keyLength'>,
  salt: Uint8Array,
  password: Uint8Array,
): Uint8Array => scrypt(password, salt, { N: cost, r: memoryCost, p: 1, dkLen: keyLength });
