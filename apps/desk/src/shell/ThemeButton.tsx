import { useMessages } from '@mall/app/messages';
import { saveTheme, storedTheme } from '@mall/app/theme';
import { IconButton, setTheme } from '@mall/ui';
import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { shellMessages } from '../messages/zh-TW/shell';

const isDarkSystem = () => matchMedia('(prefers-color-scheme: dark)').matches;

/** Switches between the light and the dark theme, which both sites share on this device. */
export function ThemeButton() {
  const t = useMessages(shellMessages);
  const [isDark, setIsDark] = useState(() => {
    const stored = storedTheme();
    return stored === 'auto' ? isDarkSystem() : stored === 'dark';
  });

  function change() {
    const next = isDark ? 'light' : 'dark';
    setIsDark(!isDark);
    setTheme(next);
    saveTheme(next);
  }

  return (
    <IconButton label={isDark ? t('Switch to light') : t('Switch to dark')} onClick={change}>
      {isDark ? <Sun /> : <Moon />}
    </IconButton>
  );
}
