import { type Language, languages, languageTags } from '@mall/contract/messages';
import { browserStorage } from '@mall/sdk';
import { createStore } from 'zustand/vanilla';
import { type LanguagePack, loadPack } from './packs';

const KEY = 'mall.language';
/** When storage is blocked, the choice lasts for this page. */
const device = browserStorage();
/** The default language: its messages are part of each screen's chunk. */
const DEFAULT = languages[0];

function storedLanguage(): Language {
  const found = device.getItem(KEY);
  return languages.find((each) => each === found) ?? DEFAULT;
}

/** The site's language, and its messages once they are loaded. */
export interface SiteLanguage {
  readonly current: Language;
  /** null: the default language, or still loading. */
  readonly pack: LanguagePack | null;
}

/** The current language; Traditional Chinese by default. */
export const language = createStore<SiteLanguage>(() => ({ current: DEFAULT, pack: null }));
// Set after the initial state: hydration needs the server's language first. The default language needs no update,
// because a new object would render every component twice.
if (storedLanguage() !== DEFAULT) language.setState({ current: storedLanguage() });

/** Whether the site is in the default language, in which the server renders it. */
export const isDefaultLanguage = (): boolean => language.getState().current === DEFAULT;

/** Changes the language, and saves it on this device. */
export function setLanguage(current: Language): void {
  language.setState({ current, pack: null });
  applyLanguage();
  device.setItem(KEY, current);
}

/** Applies the saved language to the page and loads its messages; call it once at start. */
export function applyLanguage(): void {
  const { current } = language.getState();
  const { documentElement: page } = document;
  // Setting `lang`, even to the same value, makes the browser restyle the whole page.
  if (page.lang !== languageTags[current]) page.lang = languageTags[current];
  if (current === DEFAULT) return;
  void loadPack[current]().then((pack) => {
    // The language may have changed meanwhile.
    if (language.getState().current === current) language.setState({ pack });
  });
}
