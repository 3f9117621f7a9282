import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '輸入密碼，可以按一下看清楚。貼上和密碼管理員都能用；登入給 current-password，註冊給 new-password。',
    en: 'A password, with a button to see it. Pasting and password managers work; give current-password to sign in, new-password to register.',
  },
  instead: {
    zh: '驗證碼不是密碼，用 Input 加 autoComplete="one-time-code"。不要叫人打第二次密碼。',
    en: 'A code that was sent is no password: Input with autoComplete="one-time-code". Do not ask for the password twice.',
  },
  keys: [
    {
      keys: 'Enter, Space',
      zh: '在眼睛鈕上：顯示、隱藏密碼',
      en: 'On the eye: shows and hides the password',
    },
  ],
};
