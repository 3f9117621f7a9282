import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '通知中心或鈴鐺選單裡的一則。未讀用一個點，也用一個詞說。',
    en: 'One piece of news, in its list or the bell’s menu. Unread is a dot, and a word too.',
  },
  instead: {
    zh: '選單裡不給 href，交給 MenuItem 當連結；聊天訊息不是通知。',
    en: 'In a menu leave out href and let MenuItem be the link; a chat message is no notification.',
  },
};
