import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '日期分隔線',
  description: '對話裡兩天之間的一條線，寫著日期。',
  when: {
    zh: '對話裡換日的那條線。放在 ChatLog 裡、那天第一則訊息之前。',
    en: 'Separates two days of a conversation. Put it into ChatLog, before the first message of the day.',
  },
  instead: {
    zh: '不要每則訊息都放；時間寫在 ChatBubble 的 time。',
    en: 'Do not put it before every message: ChatBubble shows its own time.',
  },
  advice: [
    {
      do: {
        zh: '直接放在 ChatLog 裡、訊息之間：它是清單的一項（li）。',
        en: 'Put it into ChatLog itself, between messages: it is an item of the list.',
      },
      dont: {
        zh: '包在 div 裡，或塞進 ChatBubble：清單就斷了。',
        en: 'Wrap it in a div or put it into a bubble: that breaks the list.',
      },
    },
    {
      do: {
        zh: '給排好的字：「今天」「11/22（日）」。',
        en: 'Pass it formatted: 今天, 11/22（日）.',
      },
      dont: {
        zh: '給 ISO 日期：它照原樣印出來。',
        en: 'Pass an ISO date: it is printed as is.',
      },
    },
  ],
};
