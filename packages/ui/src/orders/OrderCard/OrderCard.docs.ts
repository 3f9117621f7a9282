import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '訂單列表裡的一張：編號、狀態、前兩項商品、金額。整張連到訂單；欠著的款用 notice。',
    en: 'An order in a list: number, state, its first two goods, amount. The whole card leads to it; what is due goes into notice.',
  },
  instead: {
    zh: '訊息裡的用 ChatOrder；訂單自己的頁面不用卡片。',
    en: 'In a message use ChatOrder; the order’s own page is no card.',
  },
};
