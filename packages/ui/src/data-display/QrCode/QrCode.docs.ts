import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: 'QR 條碼',
  description: '把一段文字畫成 QR 條碼，通常是要用手機打開的網址。',
  when: {
    zh: '讓電腦前的人用手機接手：推薦連結、付款頁。不分日夜都是白底黑碼，相機才讀得到。',
    en: 'Hands a link from a desktop to a phone, such as an invitation or a payment. Black on white in both themes, because cameras read no other.',
  },
  instead: {
    zh: '已經在用手機的人掃不到自己的螢幕：旁邊一定要有文字或連結。超商條碼是 Barcode。',
    en: 'Users on a phone cannot scan their own screen: show the text or link beside it. A store’s code is Barcode.',
  },
  advice: [
    {
      do: {
        zh: 'text 給最短的網址：格子越大越好掃。',
        en: 'Encode the shortest URL: larger squares are easier to scan.',
      },
      dont: {
        zh: '把整串追蹤參數放進去，168 px 裡的格子小到掃不到。',
        en: 'Encode many parameters: in 168 px the squares become too small.',
      },
    },
    {
      do: {
        zh: 'label 說掃了會去哪：「推薦註冊連結的 QR Code」。',
        en: 'Name the target in label: 推薦註冊連結的 QR Code.',
      },
      dont: {
        zh: 'label 給網址，用聽的人要聽完一整串字母。',
        en: 'Pass the URL as label, which is read character by character.',
      },
    },
  ],
};
