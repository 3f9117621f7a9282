import { createStore } from 'zustand/vanilla';

/** Traditional Chinese, or the English that the messages are named by. */
export type Language = 'zh-TW' | 'en';

const KEY = 'mall.language';

function kept(): Language {
  try {
    return localStorage.getItem(KEY) === 'en' ? 'en' : 'zh-TW';
  } catch {
    return 'zh-TW';
  }
}

/** The language of the site; Traditional Chinese until someone chooses otherwise. */
export const language = createStore<{ readonly current: Language }>(() => ({ current: kept() }));

const HTML_LANG = { 'zh-TW': 'zh-Hant-TW', en: 'en' } as const;

/** Switches the language, and remembers it on this device. */
export function setLanguage(current: Language): void {
  language.setState({ current });
  document.documentElement.lang = HTML_LANG[current];
  try {
    localStorage.setItem(KEY, current);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
}

/** Puts the remembered language on the page; call it once at start. */
export const applyLanguage = () => {
  document.documentElement.lang = HTML_LANG[language.getState().current];
};
