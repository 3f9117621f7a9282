import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import svgCaptcha from 'svg-captcha';
import type { Database } from '../../db/database';
import { MallError } from '../../kernel/error';
import type { CaptchaQuestion } from '../../messages/captcha-question';
import { addCaptcha, takeCaptcha } from './captcha.repo';
import { answerTo, newCaptchaQuestion, plainAnswer } from './captcha-question';

const LIFETIME_SECONDS = 10 * 60;

/** A picture to read, or a question in words; either answer is accepted, once. */
export interface Captcha {
  readonly key: string;
  readonly svg: string;
  readonly riddle: CaptchaQuestion;
  /** Seconds. */
  readonly expiresIn: number;
}

/** Creates a captcha, and stores the hashes of its answers. */
export async function newCaptcha(db: Database): Promise<Captcha> {
  const picture = svgCaptcha.create({
    size: 4,
    ignoreChars: '0oO1iIlLqg9sS5zZ2uvVU',
    noise: 2,
    width: 132,
    height: 48,
    fontSize: 48,
  });
  const riddle = newCaptchaQuestion();
  const key = randomBytes(18).toString('base64url');
  await addCaptcha(db, {
    key,
    pictureHash: answerHash(key, picture.text),
    answerHash: answerHash(key, answerTo(riddle)),
    expiresAt: new Date(Date.now() + LIFETIME_SECONDS * 1000),
  });
  return {
    key,
    svg: picture.data,
    riddle,
    expiresIn: LIFETIME_SECONDS,
  };
}

/**
 * Consumes a captcha. Right or wrong, its key is invalid afterwards, so that answers cannot be guessed.
 *
 * @throws {MallError} captchaWrong
 */
export async function useCaptcha(db: Database, key: string, answer: string): Promise<void> {
  const used = await takeCaptcha(db, key, new Date());
  if (!used) throw new MallError('captchaWrong');
  const given = answerHash(key, answer);
  const right = [used.pictureHash, used.answerHash].some((kept) => timingSafeEqual(kept, given));
  if (!right) throw new MallError('captchaWrong');
}

/** The stored hash of an answer. Tests also use it to create captchas of their own. */
export function answerHash(key: string, answer: string): Buffer {
  return createHash('sha256')
    .update(`${key}:${plainAnswer(answer)}`)
    .digest();
}
