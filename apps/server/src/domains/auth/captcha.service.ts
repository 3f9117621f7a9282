import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Reply } from '@mall/contract';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/scrypt';
import type { Mall } from '../../context/context';
import { MallError } from '../../kernel/error';
import type { Client } from '../../kernel/viewer';
import { addCaptcha, consumeCaptcha } from './captcha.repo';
import { countCaptcha, countFailure } from './captcha-work';

const LIFETIME_SECONDS = 10 * 60;
/** One derived key takes a megabyte, which slows graphics cards down more than phones. */
const SCRYPT = { algorithm: 'SCRYPT', cost: 1024, memoryCost: 8, keyLength: 32 } as const;

/**
 * Creates a captcha: a proof of work whose solution is the only key with the given prefix. It is
 * stored as a hash, and the other half of the key cannot be guessed.
 */
export async function newCaptcha(
  mall: Pick<Mall, 'db' | 'config'>,
  client: Client,
): Promise<Reply<'auth', 'captcha'>> {
  const keys = await countCaptcha(mall, client);
  let solution = '';
  const { parameters } = await createChallenge({
    ...SCRYPT,
    // A solver tries the counters from 0, so the work is known when the captcha is created.
    counter: randomInt(keys),
    async deriveKey(...args) {
      const derived = await deriveKey(...args);
      solution = Buffer.from(derived.derivedKey).toString('hex');
      return derived;
    },
  });
  const key = randomBytes(18).toString('base64url');
  await addCaptcha(mall.db, {
    key,
    answerHash: answerHash(key, solution),
    expiresAt: new Date(Date.now() + LIFETIME_SECONDS * 1000),
  });
  const { nonce, salt, keyPrefix } = parameters;
  return { key, parameters: { ...SCRYPT, nonce, salt, keyPrefix }, expires_in: LIFETIME_SECONDS };
}

/** A captcha's key, and its submitted solution. */
interface Answered {
  readonly verify_key: string;
  readonly verify_text: string;
}

/**
 * Consumes a captcha. Right or wrong, its key is invalid afterwards. A wrong solution is counted
 * as a failure of the network.
 *
 * @throws {MallError} captchaWrong
 */
export async function useCaptcha(
  mall: Pick<Mall, 'db'>,
  { verify_key: key, verify_text: answer }: Answered,
  client: Client,
): Promise<void> {
  const used = await consumeCaptcha(mall.db, key, new Date());
  if (used && timingSafeEqual(used.answerHash, answerHash(key, answer))) return;
  await countFailure(mall, client);
  throw new MallError('captchaWrong');
}

/** The stored hash of a solution. Tests also use it to create captchas of their own. */
export const answerHash = (key: string, answer: string): Buffer =>
  createHash('sha256').update(`${key}:${answer}`).digest();
