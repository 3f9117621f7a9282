import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '配送小車',
  description: '一台依金額裝滿的貨車，說明離免運還差多少、哪天出車、幾點前下單。',
  when: {
    zh: '把一個溫層的配送畫成一台車：還差多少免運、哪天發車、付款期限。金額變了會讀出來。',
    en: 'Shows the delivery of one temperature layer as a van: the amount missing for free shipping, its days, its deadline.',
  },
  instead: {
    zh: '只標出日期時用 VanDrawing 加一行字。其他進度用 Progress。',
    en: 'To mark a day only, use VanDrawing beside a text. For other progress use Progress.',
  },
  advice: [
    {
      do: {
        zh: '金額和門檻用伺服器給的同一個溫層：items_amount、free_shipping_from。',
        en: 'Take both amounts from the server, of the same layer: items_amount and free_shipping_from.',
      },
      dont: {
        zh: '拿整台購物車的合計來比：冷凍的錢不會讓常溫免運。',
        en: 'Compare the whole cart: frozen products do not count towards the other layers.',
      },
    },
    {
      do: {
        zh: '達標後照樣留著：它會變綠，並說「已享免運」。',
        en: 'Leave it on screen once the threshold is reached: it turns green and announces that.',
      },
      dont: {
        zh: '達標就拿掉，好消息沒有人聽到。',
        en: 'Remove it at that point: a screen reader never announces the free shipping.',
      },
    },
  ],
};
