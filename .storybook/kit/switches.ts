import type { Preview } from '@storybook/react-vite';
import { isSystemDark } from '../frame.ts';

type Switches = NonNullable<Preview['globalTypes']>;

/** A toolbar menu that shows its current value. */
const menu = (
  description: string,
  title: string,
  icon: 'sun' | 'paintbrush' | 'globe' | 'transfer' | 'play',
  items: { value: string; title: string }[],
): Switches[string] => ({
  description,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/**
 * Initial values of a story. Storybook's frame follows the system's theme, so the kit within it
 * does too.
 */
export const initialGlobals = {
  theme: isSystemDark() ? 'dark' : 'light',
  look: 'alley',
  language: 'zh-TW',
  direction: 'ltr',
  motion: 'system',
};

/** The toolbar's switches: every story must work with each of them. */
export const switches: Switches = {
  theme: menu('日與夜 Light or dark', 'Theme', 'sun', [
    { value: 'light', title: '日 Light' },
    { value: 'dark', title: '夜 Dark' },
  ]),
  look: menu('配色 The look', 'Look', 'paintbrush', [
    { value: 'alley', title: '巷口 Alley' },
    { value: 'harbour', title: '港邊 Harbour' },
  ]),
  language: menu('元件自己的文字 The kit’s own labels', 'Language', 'globe', [
    { value: 'zh-TW', title: '繁體中文' },
    { value: 'en', title: 'English' },
  ]),
  direction: menu('書寫方向 The direction of writing', 'Direction', 'transfer', [
    { value: 'ltr', title: '左到右 LTR' },
    { value: 'rtl', title: '右到左 RTL' },
  ]),
  motion: menu('動態效果 Motion', 'Motion', 'play', [
    { value: 'system', title: '跟隨系統 System' },
    { value: 'full', title: '完整 Full' },
    { value: 'reduced', title: '減少 Reduced' },
  ]),
};
