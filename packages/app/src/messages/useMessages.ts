import { useCallback, useContext } from 'react';
import { useStore } from 'zustand';
import { LanguageContext } from './LanguageContext';
import { translate, type Catalogue, type Translate } from './translate';

/**
 * Returns the translator of one screen. A message's id is its English text, so `en` shows the ids verbatim, and each
 * screen's chunk contains its catalogue.
 *
 * @example
 * const t = useMessages({ '{0} items': '{0} 件商品' });
 * t('{0} items', 3) // '3 件商品'
 */
export function useMessages<Messages extends Catalogue>(
  messages: Messages,
): Translate<keyof Messages & string> {
  const language = useStore(useContext(LanguageContext));
  return useCallback(
    (id, ...args) => translate(messages, language, id, args),
    [messages, language],
  );
}
