import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '標示常溫、冷藏、冷凍：顏色、圖示、文字一起說，不靠顏色分辨。',
    en: 'Marks room temperature, refrigerated, frozen: by colour, icon and word together, never by colour alone.',
  },
  instead: {
    zh: '商品卡上常溫不必標，不講就是常溫。其他標籤用 Chip。',
    en: 'On a card leave out room temperature, which goes without saying. For other tags use Chip.',
  },
};
