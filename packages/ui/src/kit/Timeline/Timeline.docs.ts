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
};
