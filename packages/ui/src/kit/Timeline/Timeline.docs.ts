import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '時間軸',
  description: '依時間順序排列的一串事件。',
  when: {
    zh: '依時間發生的事：訂單進度、退款。現在、之後、失敗一眼分得出來，也讀得出來。',
    en: 'Lists past events in order: the progress of an order, a refund. Current, upcoming and failed events differ by icon and by text.',
  },
  instead: {
    zh: '還要人一步步做的用 Steps。',
    en: 'For steps that a user still has to take use Steps.',
  },
  advice: [
    {
      do: {
        zh: '失敗的 title 自己說清楚：「付款失敗」，text 寫原因和怎麼辦。',
        en: 'State the failure in the title: 付款失敗, with the reason in text.',
      },
      dont: {
        zh: '靠紅圈：title 還寫「付款」。',
        en: 'Rely on the red ring, with the title 付款.',
      },
    },
    {
      do: {
        zh: '由舊到新排，只有一項是 current。',
        en: 'Order it from old to new, with one current item.',
      },
      dont: {
        zh: '最新的放最上面，或有兩項 current。',
        en: 'Put the newest at the top, or have two current ones.',
      },
    },
  ],
};
