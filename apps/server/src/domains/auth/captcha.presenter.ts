import type { Language } from '../../kernel/language';
import { messagesIn } from '../../messages';
import type { Captcha } from './captcha.service';

/** A captcha as a form shows it: its picture, and a question for users who cannot see it. */
export const presentCaptcha = ({ key, svg, riddle, expiresIn }: Captcha, language: Language) => ({
  key,
  image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  question: messagesIn(language).captchaQuestion(riddle),
  expires_in: expiresIn,
});
