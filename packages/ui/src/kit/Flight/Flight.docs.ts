import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '把商品圖飛進購物車，讓人看見東西去了哪裡。伺服器拒絕時 takeBack 讓它飛回來。',
    en: 'Flies a product’s picture into the cart, so that one sees where it went. When the server refuses, takeBack turns it round.',
  },
  instead: {
    zh: '它只是錦上添花：偏好減少動態的人看不到，結果一定另外用字說。',
    en: 'It is an ornament: with reduced motion nothing flies, so say the result in words as well.',
  },
};
