import { DIALOG_KEYS } from '../../../stories/keys';
import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '加入購物車之後不離開頁面，就看得到買了什麼、還差多少免運。',
    en: 'After something is put in the cart: what is in it and what is missing for free shipping, without leaving the page.',
  },
  instead: {
    zh: '要選優惠券、點數或別的溫層，到購物車頁；那裡直接用 CartLine。',
    en: 'Coupons, points and other temperatures belong on the cart page, which is made of CartLine.',
  },
  keys: DIALOG_KEYS,
};
