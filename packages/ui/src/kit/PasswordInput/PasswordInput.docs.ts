import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '密碼輸入',
  description: '密碼欄位，附顯示密碼的按鈕；可以貼上，也能用密碼管理員。',
  when: {
    zh: '輸入密碼，可以按一下看清楚。貼上和密碼管理員都能用；登入給 current-password，註冊給 new-password。',
    en: 'Takes a password, with a button to show it. Pasting and password managers work. Set current-password to sign in, new-password to register.',
  },
  instead: {
    zh: '驗證碼不是密碼，用 Input 加 autoComplete="one-time-code"。不要叫人打第二次密碼。',
    en: 'For a one-time code use Input with autoComplete="one-time-code". Do not ask for the password twice.',
  },
  keys: [
    {
      keys: 'Enter, Space',
      zh: '在眼睛鈕上：顯示、隱藏密碼',
      en: 'On the eye: shows and hides the password',
    },
  ],
  advice: [
    {
      do: {
        zh: '註冊時把規則寫在 Field 的 hint，一開始就看得到。',
        en: 'To register put the rules into Field’s hint, visible from the start.',
      },
      dont: { zh: '打完了才說「至少 8 個字」。', en: 'Show 至少 8 個字 only after an attempt.' },
    },
    {
      do: {
        zh: '留著它的眼睛鈕，看一眼就不用重打。',
        en: 'Keep its eye button: one look saves typing it again.',
      },
      dont: {
        zh: '旁邊再放一顆自己的：Edge 自己畫的它也已經拿掉。',
        en: 'Add another one: it has already removed Edge’s own.',
      },
    },
  ],
};
