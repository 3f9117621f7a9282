/** The supported languages, the shop's default first. Each has a folder beside this file. */
export const languages = ['zh-TW', 'en'] as const;

/** A supported language. */
export type Language = (typeof languages)[number];

/** The `<html lang>` of a page in each language. */
export const languageTags: Readonly<Record<Language, string>> = {
  'zh-TW': 'zh-Hant-TW',
  en: 'en',
};
