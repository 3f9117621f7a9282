import type { Language } from '../kernel/language';
import type { Catalogue } from './catalogue';
import * as en from './en';
import * as zhTW from './zh-TW';

/** A language without a catalogue, or a catalogue without a message, does not compile. */
const catalogues: Readonly<Record<Language, Catalogue>> = { 'zh-TW': zhTW, en };

/**
 * What the server says by itself in a language: for presenters, routes and letters.
 *
 * @example
 * messagesIn(language).payments.nothingToPay
 */
export const messagesIn = (language: Language): Catalogue => catalogues[language];
