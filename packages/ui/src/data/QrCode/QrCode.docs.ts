import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '讓電腦前的人用手機接手：推薦連結、付款頁。不分日夜都是白底黑碼，相機才讀得到。',
    en: 'Lets somebody at a desk go on with a phone: an invitation, a payment. Black on white by day and night, for a camera reads no other.',
  },
  instead: {
    zh: '已經在用手機的人掃不到自己的螢幕：旁邊一定要有文字或連結。超商條碼是 Barcode。',
    en: 'Who is on the phone already cannot scan it: show the text or link beside it. A store’s code is Barcode.',
  },
};
