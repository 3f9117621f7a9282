import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Mall } from '../../context/context';
import type { Database } from '../../db/database';
import { MallError } from '../../kernel/error';
import type { Client } from '../../kernel/viewer';
import type { CaptchaQuestion } from '../../messages/captcha-question';
import { addCaptcha, consumeCaptcha } from './captcha.repo';
import { couldAnswerQuestion, plainAnswer } from './captcha-answer';
import { countAnswer, uncountAnswer } from './captcha-limit';
import { answerTo, newCaptchaQuestion } from './captcha-question';

const LIFETIME_SECONDS = 10 * 60;

/** A picture to read, or a question in words; either answer is accepted, once. */
export interface Captcha {
  readonly key: string;
  readonly svg: string;
  /** The text of the picture. */
  readonly text: string;
  readonly question: CaptchaQuestion;
  /** Seconds. */
  readonly expiresIn: number;
}

/** Creates a captcha, and stores the hashes of its answers. */
export async function newCaptcha(db: Database): Promise<Captcha> {
  // On first use: the library reads a font when it is loaded.
  const { default: svgCaptcha } = await import('svg-captcha');
  const picture = svgCaptcha.create({
    size: 4,
    ignoreChars: '0oO1iIlLqg9sS5zZ2uvVU',
    noise: 2,
    width: 132,
    height: 48,
    fontSize: 48,
  });
  const question = newCaptchaQuestion();
  const key = randomBytes(18).toString('base64url');
  await addCaptcha(db, {
    key,
    pictureHash: answerHash(key, picture.text),
    answerHash: answerHash(key, String(answerTo(question))),
    expiresAt: new Date(Date.now() + LIFETIME_SECONDS * 1000),
  });
  return {
    key,
    svg: picture.data,
    text: picture.text,
    question,
    expiresIn: LIFETIME_SECONDS,
  };
}

/** A captcha's key, and the submitted answer. */
interface Answered {
  readonly verify_key: string;
  readonly verify_text: string;
}

/**
 * Consumes a captcha. Right or wrong, its key is invalid afterwards, so it cannot be guessed; and
 * since a question has few possible answers, each network has few wrong ones.
 *
 * @throws {MallError} captchaWrong, tooManyRequests
 */
export async function useCaptcha(
  { db, config }: Pick<Mall, 'db' | 'config'>,
  { verify_key: key, verify_text: answer }: Answered,
  client: Client,
): Promise<void> {
  // Pictures are misread more often, and have too many possible answers to guess.
  const isCounted = couldAnswerQuestion(answer);
  if (isCounted) await countAnswer(db, client);
  const used = await consumeCaptcha(db, key, new Date());
  if (!used || !(answer === config.captchaTestAnswer || isRight(used, answer)))
    throw new MallError('captchaWrong');
  if (isCounted) await uncountAnswer(db, client);
}

type StoredCaptcha = NonNullable<Awaited<ReturnType<typeof consumeCaptcha>>>;
function isRight(
  { key, pictureHash, answerHash: questionHash }: StoredCaptcha,
  answer: string,
): boolean {
  const given = answerHash(key, answer);
  return [pictureHash, questionHash].some((each) => timingSafeEqual(each, given));
}

/** The stored hash of an answer. Tests also use it to create captchas of their own. */
export function answerHash(key: string, answer: string): Buffer {
  return createHash('sha256')
    .update(`${key}:${plainAnswer(answer)}`)
    .digest();
}
