/** What the mall speaks, the shop's own language first. A language is a folder beside this file. */
export const languages = ['zh-TW', 'en'] as const;

/** A language that the mall speaks. */
export type Language = (typeof languages)[number];

/** What a page in that language says of itself, `<html lang>`. */
export const languageTags: Readonly<Record<Language, string>> = {
  'zh-TW': 'zh-Hant-TW',
  en: 'en',
};
