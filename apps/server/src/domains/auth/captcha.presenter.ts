import type { Language } from '../../kernel/language';
import { messagesIn } from '../../messages';
import type { Captcha } from './captcha.service';

/** A captcha as a form shows it: its picture, and a question for whoever cannot see it. */
export const presentCaptcha = ({ key, svg, question, expiresIn }: Captcha, language: Language) => ({
  key,
  image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  question: messagesIn(language).captchaQuestion(question),
  expires_in: expiresIn,
});
