import type { Language } from '../languageOf';
import { en } from './en';
import type { Messages } from './messages';
import { zhTW } from './zh-TW';

/** Returns the texts in a language. */
export const messagesIn = (language: Language): Messages => (language === 'en' ? en : zhTW);
