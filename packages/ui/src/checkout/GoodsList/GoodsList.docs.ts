import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '結帳摘要裡縮小的商品清單：買了什麼、幾件、多少錢，不能改。',
    en: 'What an order consists of, in small, for a summary that stays in sight: goods, quantities, amounts, nothing to change.',
  },
  instead: {
    zh: '還能改數量的地方用 CartLine。',
    en: 'Where quantities can still change use CartLine.',
  },
};
