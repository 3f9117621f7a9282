import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '訊息訂單',
  description: '訊息裡的一張訂單卡：編號、狀態、金額，連到訂單。',
  when: {
    zh: '訊息裡的一張訂單卡，雙方都點得開。放進 ChatBubble，加上 bare。',
    en: 'Shows an order in a message, which both sides can open. Put it into a ChatBubble with bare.',
  },
  instead: {
    zh: '訂單列表用 OrderCard，資訊比較完整。',
    en: 'In a list of orders use OrderCard, which shows more.',
  },
  keys: [{ keys: 'Enter', zh: '打開訂單', en: 'Opens the order' }],
  advice: [
    {
      do: {
        zh: 'state_text 用伺服器的字，兩邊看到的才一樣。',
        en: 'Take state_text from the server, so that both sides read the same text.',
      },
      dont: {
        zh: '在前端照代碼自己翻譯狀態。',
        en: 'Translate the state by its code in the browser.',
      },
    },
    {
      do: {
        zh: '按鈕放在卡片外面，例如下面的「傳送這張訂單」。',
        en: 'Put buttons outside, such as 傳送這張訂單 below it.',
      },
      dont: {
        zh: '用按鈕或連結把它包起來：整張已經是連結。',
        en: 'Wrap it in a button or a link: the card is a link already.',
      },
    },
  ],
};
