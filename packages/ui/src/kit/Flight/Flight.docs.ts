import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '飛入購物車',
  description: '讓商品圖飛進購物車圖示的動畫函式。',
  when: {
    zh: '把商品圖飛進購物車，讓人看見東西去了哪裡。伺服器拒絕時 takeBack 讓它飛回來。',
    en: 'Animates a product’s picture into the cart, to show where the item went. If the server refuses, takeBack reverses it.',
  },
  instead: {
    zh: '它只是錦上添花：偏好減少動態的人看不到，結果一定另外用字說。',
    en: 'It is decoration: with reduced motion nothing flies, so show the result as text too.',
  },
  advice: [
    {
      do: {
        zh: '按下就飛，伺服器拒絕再 takeBack()。',
        en: 'Start it on press, and call takeBack() if the server refuses.',
      },
      dont: {
        zh: '等伺服器回了才飛：人已經在看別的地方。',
        en: 'Wait for the server: by then users look elsewhere.',
      },
    },
    {
      do: {
        zh: 'from 給商品圖；給按鈕的話，另外給 picture。',
        en: 'Pass the product’s picture as from; for a button, pass picture as well.',
      },
      dont: {
        zh: '只給按鈕：沒有圖，什麼都不會飛。',
        en: 'Pass only a button: without a picture nothing flies.',
      },
    },
  ],
};
