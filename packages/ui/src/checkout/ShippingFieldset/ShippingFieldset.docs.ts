import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '配送方式',
  description: '結帳時選擇配送方式，附運費、到貨日與限制。',
  when: {
    zh: '結帳時選怎麼送：運費、滿額免運、哪天到都在卡上；超商取貨在卡裡選門市。',
    en: 'Chooses how an order is shipped. Each card shows fee, free shipping and days; a store pickup chooses its store inside the card.',
  },
  instead: {
    zh: '收件人和地址用 RecipientFieldset；選完收成一行用 ShippingReview。',
    en: 'For recipient and address use RecipientFieldset; to show a finished choice, ShippingReview.',
  },
  keys: [
    {
      keys: 'Tab',
      zh: '進到選中的方式，再按到門市按鈕',
      en: 'Enters at the chosen method, then goes to the button of its store',
    },
    {
      keys: 'ArrowDown, ArrowUp',
      zh: '換一種方式，並選它',
      en: 'Chooses the next or the previous method',
    },
  ],
  advice: [
    {
      do: {
        zh: '地址選好就換成那裡的運費：useShippingForm 會做。',
        en: 'Show the fee of the place as soon as it is entered: useShippingForm does.',
      },
      dont: {
        zh: '到付款頁才讓離島的人發現運費變了。',
        en: 'Surprise buyers on an island with another fee at payment.',
      },
    },
    {
      do: {
        zh: '離開去選門市之前，先把打好的字存起來。',
        en: 'Save the input before the browser leaves for the map of stores.',
      },
      dont: { zh: '回來時整張表單是空的。', en: 'Return to an empty form.' },
    },
  ],
};
