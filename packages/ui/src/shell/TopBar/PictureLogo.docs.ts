import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '店家自己的商標圖。位子先用店名占好，圖來了不會跳；載不到就是店名。',
    en: 'The shop’s own logo. Its place is the name’s, so that nothing jumps when it comes; where it cannot be loaded, the name stays.',
  },
  instead: {
    zh: '沒有圖的店用 Logo。商品或人的圖用 Picture、Avatar。',
    en: 'A shop without a picture uses Logo. For goods or people, Picture or Avatar.',
  },
};
