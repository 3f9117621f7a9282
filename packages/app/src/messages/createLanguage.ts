import { type Language, languages, languageTags } from '@mall/contract/messages';
import { browserStorage } from '@mall/sdk';
import { createStore } from 'zustand/vanilla';
import type { LanguagePack, LanguageState, LanguageStore } from './LanguageContext';

/** Both sites of an origin share the choice, which belongs to the device. */
const KEY = 'mall.language';
/** The default language: its messages are part of each screen's chunk. */
const DEFAULT = languages[0];

/** Loads the packs of a site, each when its language is chosen. */
export type PackLoaders<Pack extends LanguagePack> = Readonly<
  Record<Exclude<Language, 'zh-TW'>, () => Promise<Pack>>
>;

/** The language of a site. */
export interface SiteLanguage<
  Pack extends LanguagePack = LanguagePack,
> extends LanguageStore<Pack> {
  /** Returns whether the site is in the default language, in which the server renders it. */
  readonly isDefault: () => boolean;
  /** Changes the language, and saves it on this device. */
  readonly change: (language: Language) => void;
  /**
   * Returns the language that the browser prefers, once: null when the visitor has chosen one or was asked before, or
   * when the site is in it. Pages are the same for every guest, so it is offered instead of applied.
   */
  readonly takeOffer: () => Language | null;
  /** Applies the saved language to the page and loads its messages; call it once at start. */
  readonly apply: () => void;
}

/**
 * Creates the language of a site: the one that is saved on this device, else Traditional Chinese.
 *
 * @param packs - Loads the messages of each further language.
 * @example
 * const language = createLanguage({ en: importEnglish });
 * language.apply();
 */
export function createLanguage<Pack extends LanguagePack>(
  packs: PackLoaders<Pack>,
): SiteLanguage<Pack> {
  // When storage is blocked, the choice lasts for this page.
  const device = browserStorage();
  const { setState, ...store } = createStore<LanguageState<Pack>>(() => ({
    current: DEFAULT,
    pack: null,
  }));
  const saved = device.getItem(KEY);
  const stored = languages.find((each) => each === saved) ?? DEFAULT;
  // Set after the initial state: hydration needs the server's language first. The default language needs no update,
  // because a new object would render every component twice.
  if (stored !== DEFAULT) setState({ current: stored });

  function apply(): void {
    const { current } = store.getState();
    const { documentElement: page } = document;
    // Setting `lang`, even to the same value, makes the browser restyle the whole page.
    if (page.lang !== languageTags[current]) page.lang = languageTags[current];
    if (current === DEFAULT) return;
    void packs[current]().then((pack) => {
      // The language may have changed meanwhile.
      if (store.getState().current === current) setState({ pack });
    });
  }

  return {
    ...store,
    isDefault: () => store.getState().current === DEFAULT,
    takeOffer() {
      if (device.getItem(KEY) !== null) return null;
      const wanted = languages.find((each) => each.slice(0, 2) === navigator.language.slice(0, 2));
      if (wanted === undefined || wanted === store.getState().current) return null;
      device.setItem(KEY, store.getState().current);
      return wanted;
    },
    change(current) {
      setState({ current, pack: null });
      apply();
      device.setItem(KEY, current);
    },
    apply,
  };
}
