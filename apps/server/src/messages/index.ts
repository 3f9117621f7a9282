import type { Language } from '../kernel/language';
import type { Catalogue } from './catalogue';
import * as en from './en';
import * as zhTW from './zh-TW';

/** A language without a catalogue, or a catalogue without a message, does not compile. */
const catalogues: Readonly<Record<Language, Catalogue>> = { 'zh-TW': zhTW, en };

/**
 * The server's messages in a language, for presenters, routes and mails.
 *
 * @example
 * messagesIn(language).payments.nothingToPay
 */
export const messagesIn = (language: Language): Catalogue => catalogues[language];
