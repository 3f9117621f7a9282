import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '依時間發生的事：訂單進度、退款。現在、之後、失敗一眼分得出來，也讀得出來。',
    en: 'What happened, in order: an order’s way, a refund. Now, later and failed are told apart by eye and ear.',
  },
  instead: {
    zh: '還要人一步步做的用 Steps。',
    en: 'For steps that somebody still has to take use Steps.',
  },
  advice: [
    {
      do: {
        zh: '失敗的 title 自己說清楚：「付款失敗」，text 寫原因和怎麼辦。',
        en: 'Let the title of what failed say so: 付款失敗, with the reason in text.',
      },
      dont: { zh: '靠紅圈：title 還寫「付款」。', en: 'Rely on the red ring, and call it 付款.' },
    },
    {
      do: {
        zh: '由舊到新排，只有一項是 current。',
        en: 'Order it from old to new, with one current item.',
      },
      dont: {
        zh: '最新的放最上面，或有兩項 current。',
        en: 'Put the newest on top, or have two current ones.',
      },
    },
  ],
};
