import type { Config } from '../../config/config';
import type { Language } from '../../kernel/language';
import { messagesIn } from '../../messages';
import type { Captcha } from './captcha.service';

/**
 * Whether a shop sends its captchas' answers along, so that one press signs in with a demo account.
 * Only with demo data, whose passwords are public, and only if the shop sends no emails that a
 * program could request.
 */
const givesAnswers = ({ demo, mail }: Pick<Config, 'demo' | 'mail'>): boolean =>
  demo && mail.smtpUrl === null;

/** A captcha as a form shows it: its picture, and a question for people who cannot see it. */
export const presentCaptcha = (
  { key, svg, text, question, expiresIn }: Captcha,
  config: Pick<Config, 'demo' | 'mail'>,
  language: Language,
) => ({
  key,
  image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  question: messagesIn(language).captchaQuestion(question),
  ...(givesAnswers(config) && { answer: text }),
  expires_in: expiresIn,
});
