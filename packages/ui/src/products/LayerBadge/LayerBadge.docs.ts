import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '溫層標記',
  description: '商品的配送溫度：常溫、冷藏或冷凍，有顏色、圖示和文字。',
  when: {
    zh: '標示常溫、冷藏、冷凍：顏色、圖示、文字一起說，不靠顏色分辨。',
    en: 'Marks room temperature, refrigerated or frozen by colour, icon and text together, never by colour alone.',
  },
  instead: {
    zh: '商品卡上常溫不必標，不講就是常溫。其他標籤用 Chip。',
    en: 'On a card omit room temperature, which is the default. For other tags use Chip.',
  },
  advice: [
    {
      do: {
        zh: '直接給 API 的 layer（1、2、3）；要換字用 ShopLabelsProvider 的 temperatures。',
        en: 'Pass the API’s layer (1, 2, 3); for other texts set temperatures in ShopLabelsProvider.',
      },
      dont: {
        zh: '旁邊再寫一次「冷凍」：會被唸兩遍。',
        en: 'Write 冷凍 beside it as well: it is read twice.',
      },
    },
  ],
};
