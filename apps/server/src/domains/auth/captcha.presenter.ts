import type { Config } from '../../config/config';
import type { Language } from '../../kernel/language';
import { messagesIn } from '../../messages';
import type { Captcha } from './captcha.service';

/**
 * Whether a shop gives its captchas' answers away, so that one press signs in with a demo account: only on
 * demo data, whose passwords anybody knows, and only if no letter leaves it that a program could ask for.
 */
const givesAnswers = ({ demo, mail }: Pick<Config, 'demo' | 'mail'>): boolean =>
  demo && mail.smtpUrl === null;

/** A captcha as a form shows it: its picture, and a question for whoever cannot see it. */
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
