import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '把相關的東西放在一張浮起的底上：訂單明細、付款方式。用 as 給它合適的元素。',
    en: 'Puts what belongs together on a raised ground: the details of an order, ways to pay. as gives it the right element.',
  },
  instead: {
    zh: '不要卡中有卡；整張可點的用 ProductCard、OrderCard 這類自己有連結的。',
    en: 'No card within a card; where the whole card is pressed use those with a link of their own, such as ProductCard or OrderCard.',
  },
};
