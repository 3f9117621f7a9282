import type { LanguageStore } from './LanguageContext';
import { translate, type Catalogue, type Translate } from './translate';

/**
 * Returns a translator outside of a component, for a site's current language.
 *
 * @example
 * const t = messagesIn(language, { 'Keep browsing': '繼續逛逛' });
 * t('Keep browsing') // '繼續逛逛'
 */
export const messagesIn =
  <Messages extends Catalogue>(
    language: LanguageStore,
    messages: Messages,
  ): Translate<keyof Messages & string> =>
  (id, ...args) =>
    translate(messages, language.getState(), id, args);
