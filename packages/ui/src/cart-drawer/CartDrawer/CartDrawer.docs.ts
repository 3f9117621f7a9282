import { DIALOG_KEYS } from '../../../stories/keys';
import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '購物車抽屜',
  description: '從側邊滑出的購物車：一個溫層的商品、離免運的差額、金額，以及去購物車和結帳的連結。',
  when: {
    zh: '加入購物車之後不離開頁面，就看得到買了什麼、還差多少免運。',
    en: 'Shows the cart and the amount missing for free shipping after an item is added, without leaving the page.',
  },
  instead: {
    zh: '要選優惠券、點數或別的溫層，到購物車頁；那裡直接用 CartLine。',
    en: 'Coupons, points and other temperature layers belong on the cart page, which is built with CartLine.',
  },
  keys: DIALOG_KEYS,
  advice: [
    {
      do: {
        zh: '按下「加入購物車」之後才打開，關掉就回到原來的商品。',
        en: 'Open it after an item was added; closing returns the shopper to the same place.',
      },
      dont: {
        zh: '一進頁面就打開，或每改一次數量就再開一次。',
        en: 'Open it on page load, or after every change.',
      },
    },
    {
      do: {
        zh: '讀不到購物車時給 failure，讓人再試一次。',
        en: 'Pass failure with a retry when the cart could not be loaded.',
      },
      dont: {
        zh: '讀不到還留著骨架，好像馬上就來。',
        en: 'Leave the skeleton on screen after a failure.',
      },
    },
  ],
};
