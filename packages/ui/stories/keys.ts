import type { KeyLine } from './page';

/** What every dialog does with keys. */
export const DIALOG_KEYS: readonly KeyLine[] = [
  {
    keys: 'Tab, Shift + Tab',
    zh: '在對話框裡繞一圈，不會跑到後面的頁面',
    en: 'Moves within the dialog, never onto the page behind',
  },
  {
    keys: 'Escape',
    zh: '關閉，等於「不要」；選字中只取消選字',
    en: 'Closes, which is a no; while an input method composes it only ends the composition',
  },
  { keys: 'Enter, Space', zh: '按下有焦點的按鈕', en: 'Presses the button with the focus' },
];

/** What a field for messages does with keys. */
export const MESSAGE_KEYS: readonly KeyLine[] = [
  {
    keys: 'Enter',
    zh: '電腦上送出，選字中不算；手機上換行',
    en: 'On a desktop sends, but not while an input method composes; on a phone breaks the line',
  },
  { keys: 'Shift + Enter', zh: '換行', en: 'Breaks the line' },
];
