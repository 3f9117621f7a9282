import { type Language, languages, languageTags } from '@mall/contract/messages';
import { browserStorage } from '@mall/sdk';
import { createStore } from 'zustand/vanilla';
import { type LanguagePack, loadPack } from './packs';

const KEY = 'mall.language';
/** Where storage is blocked, the choice holds for this page. */
const device = browserStorage();
/** The site's own language: its words come with the screens that say them. */
const DEFAULT = languages[0];

function storedLanguage(): Language {
  const found = device.getItem(KEY);
  return languages.find((each) => each === found) ?? DEFAULT;
}

/** The language of the site, and what it brought once it is loaded. */
export interface SiteLanguage {
  readonly current: Language;
  /** null: the site's own language, or still on its way. */
  readonly pack: LanguagePack | null;
}

/** The language of the site; Traditional Chinese until someone chooses otherwise. */
export const language = createStore<SiteLanguage>(() => ({ current: DEFAULT, pack: null }));
// Not its first state: that is the language of what the server rendered, which is taken over before it is said anew. In
// the site's own there is nothing to say anew: another object with the same in it would have every component drawn twice.
if (storedLanguage() !== DEFAULT) language.setState({ current: storedLanguage() });

/** Whether the site is shown in its own language, in which the server renders it. */
export const isDefaultLanguage = (): boolean => language.getState().current === DEFAULT;

/** Switches the language, and remembers it on this device. */
export function setLanguage(current: Language): void {
  language.setState({ current, pack: null });
  applyLanguage();
  device.setItem(KEY, current);
}

/** Puts the remembered language on the page and brings its words; call it once at start. */
export function applyLanguage(): void {
  const { current } = language.getState();
  const { documentElement: page } = document;
  // Said anew, even the same language has all of the page styled again.
  if (page.lang !== languageTags[current]) page.lang = languageTags[current];
  if (current === DEFAULT) return;
  void loadPack[current]().then((pack) => {
    // Somebody may have chosen another one meanwhile.
    if (language.getState().current === current) language.setState({ pack });
  });
}
