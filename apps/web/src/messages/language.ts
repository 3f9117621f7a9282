import { type Language, languages, languageTags } from '@mall/contract/messages';
import { browserStorage } from '@mall/sdk';
import { createStore } from 'zustand/vanilla';
import { type LanguagePack, loadPack } from './packs';

const KEY = 'mall.language';
/** Where storage is blocked, the choice holds for this page. */
const device = browserStorage();
/** The site's own language: its words come with the screens that say them. */
const OWN = languages[0];

function kept(): Language {
  const found = device.getItem(KEY);
  return languages.find((each) => each === found) ?? OWN;
}

/** The language of the site, and what it brought once it is loaded. */
export interface SiteLanguage {
  readonly current: Language;
  /** null: the site's own language, or still on its way. */
  readonly pack: LanguagePack | null;
}

/** The language of the site; Traditional Chinese until someone chooses otherwise. */
export const language = createStore<SiteLanguage>(() => ({ current: OWN, pack: null }));
// Not as its initial state: that is what a rendered page is taken over with, as the server has drawn it.
language.setState({ current: kept() });

/** Whether the site is shown in its own language, in which the server renders it. */
export const isOwnLanguage = (): boolean => language.getState().current === OWN;

/** Switches the language, and remembers it on this device. */
export function setLanguage(current: Language): void {
  language.setState({ current, pack: null });
  applyLanguage();
  device.setItem(KEY, current);
}

/** Puts the remembered language on the page and brings its words; call it once at start. */
export function applyLanguage(): void {
  const { current } = language.getState();
  document.documentElement.lang = languageTags[current];
  if (current === OWN) return;
  void loadPack[current]().then((pack) => {
    // Somebody may have chosen another one meanwhile.
    if (language.getState().current === current) language.setState({ pack });
  });
}
