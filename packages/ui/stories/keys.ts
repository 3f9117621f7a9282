import type { KeyLine } from './page';

/** Key rows that all dialogs share. */
export const DIALOG_KEYS: readonly KeyLine[] = [
  {
    keys: 'Tab, Shift + Tab',
    zh: '在對話框裡繞一圈，不會跑到後面的頁面',
    en: 'Moves within the dialog, never onto the page behind',
  },
  {
    keys: 'Escape',
    zh: '關閉，等於「不要」；選字中只取消選字',
    en: 'Closes, as a no; during IME composition it only ends the composition',
  },
  { keys: 'Enter, Space', zh: '按下有焦點的按鈕', en: 'Presses the focused button' },
];

/** Key rows that all message fields share. */
export const MESSAGE_KEYS: readonly KeyLine[] = [
  {
    keys: 'Enter',
    zh: '電腦上送出，選字中不算；手機上換行',
    en: 'Sends on a desktop, except during IME composition; inserts a line on a phone',
  },
  { keys: 'Shift + Enter', zh: '換行', en: 'Inserts a line' },
];
