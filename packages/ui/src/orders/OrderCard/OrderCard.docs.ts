import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '訂單卡片',
  description: '一張訂單的摘要：編號、狀態、前兩項商品和金額，整張連到訂單。',
  when: {
    zh: '訂單列表裡的一張：編號、狀態、前兩項商品、金額。整張連到訂單；欠著的款用 notice。',
    en: 'Shows an order in a list: number, state, its first two items, amount. The whole card links to the order. An open payment goes into notice.',
  },
  instead: {
    zh: '訊息裡的用 ChatOrder；訂單自己的頁面不用卡片。',
    en: 'In a message use ChatOrder. The order’s own page uses no card.',
  },
  keys: [
    {
      keys: 'Tab, Shift + Tab',
      zh: '從訂單編號的連結走到 notice 和 actions 裡的按鈕',
      en: 'Moves from the link of the number to the buttons in notice and actions',
    },
    { keys: 'Enter', zh: '打開訂單', en: 'Opens the order' },
  ],
  advice: [
    {
      do: {
        zh: '能按的都放 actions：它浮在整張連結上面。',
        en: 'Put buttons into actions, which lies above the card’s link.',
      },
      dont: {
        zh: '放進 notice：會被整張的連結蓋住，按不到。',
        en: 'Put them into notice: the card’s link covers it.',
      },
    },
    {
      do: {
        zh: '付款後把 pay_status_text 換成出貨狀態，跟 status 一致。',
        en: 'Once paid pass the shipping state as pay_status_text, to match status.',
      },
      dont: {
        zh: 'status 是 shipped，字還寫「已付款」。',
        en: 'Combine status shipped with the text 已付款.',
      },
    },
  ],
};
