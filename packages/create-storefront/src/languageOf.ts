/** The languages of the texts. */
export type Language = 'zh-TW' | 'en';

export const isLanguage = (name: string): name is Language => name === 'zh-TW' || name === 'en';

/** Returns the language of the terminal: Chinese where the locale is, else English. */
export function languageOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  // Windows sets none of them.
  const locale = LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  return /^zh\b|^zh_/i.test(locale) ? 'zh-TW' : 'en';
}
