import { useMessages } from '@mall/app/messages';
import { saveTheme, storedTheme } from '@mall/app/theme';
import { type Language, languages } from '@mall/contract/messages';
import { Inline, Select, setTheme, type ThemeName } from '@mall/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { siteLanguage } from '../messages/siteLanguage';
import { settingMessages } from '../messages/zh-TW/settings';
import { crossFade } from '../navigation/motion';

const THEMES: readonly (readonly [ThemeName, 'System' | 'Light' | 'Dark'])[] = [
  ['auto', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

/** Each language by its own name. */
const LANGUAGES: Readonly<Record<Language, string>> = { 'zh-TW': '繁體中文', en: 'English' };

/** Theme and language, saved on this device. */
export function SettingsSwitches() {
  const t = useMessages(settingMessages);
  const { current } = useStore(siteLanguage);
  const [theme, choose] = useState(storedTheme);

  function changeTheme(value: string) {
    const next = THEMES.find(([name]) => name === value)?.[0] ?? 'auto';
    choose(next);
    crossFade(() => setTheme(next));
    saveTheme(next);
  }

  function changeLanguage(value: string) {
    const next = languages.find((each) => each === value);
    if (next) siteLanguage.change(next);
  }

  return (
    <Inline gap={2}>
      <Select
        aria-label={t('Theme')}
        value={theme}
        onChange={({ target }) => changeTheme(target.value)}
      >
        {THEMES.map(([name, id]) => (
          <option key={name} value={name}>
            {t(id)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('Language')}
        value={current}
        onChange={({ target }) => changeLanguage(target.value)}
      >
        {languages.map((each) => (
          <option key={each} value={each}>
            {LANGUAGES[each]}
          </option>
        ))}
      </Select>
    </Inline>
  );
}
