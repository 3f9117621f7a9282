import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '通知項目',
  description: '一則通知：標題、內容、時間和未讀記號。',
  when: {
    zh: '通知中心或鈴鐺選單裡的一則。未讀用一個點，也用一個詞說。',
    en: 'Shows one notification, in its list or in the bell’s menu. Unread is shown by a dot and a text.',
  },
  instead: {
    zh: '選單裡不給 href，交給 MenuItem 當連結；聊天訊息不是通知。',
    en: 'In a menu omit href and make MenuItem the link. A chat message is no notification.',
  },
  keys: [
    {
      keys: 'Enter',
      zh: '有 href 時打開，並呼叫 onPress',
      en: 'With href opens it, and calls onPress',
    },
  ],
  advice: [
    {
      do: {
        zh: '讀過的 unread 給 undefined。',
        en: 'Leave unread undefined for a notification that was read.',
      },
      dont: {
        zh: '給空字串：點還在，卻沒有字可以聽。',
        en: 'Pass an empty string: the dot stays without a text.',
      },
    },
    {
      do: {
        zh: 'icon 給 lucide 的圖示，或一個 Avatar。',
        en: 'Pass a lucide icon or an Avatar as icon.',
      },
      dont: {
        zh: '自己先包一個有底色的圓：底色由 tone 給。',
        en: 'Put it on a round background first: tone adds that.',
      },
    },
  ],
};
