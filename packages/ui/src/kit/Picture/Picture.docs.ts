import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '圖片',
  description: '固定比例的圖片框，載入時版面不跳動，載不到就顯示替代圖。',
  when: {
    zh: '任何內容圖片。先占好位置，載入時版面不跳；載不到就畫拱窗。給 sizes，瀏覽器才會挑對大小。',
    en: 'Shows any picture of the content. It reserves its space, so that nothing shifts; a missing one shows an arched window. With sizes the browser loads the right file.',
  },
  instead: {
    zh: '大頭貼用 Avatar，圖示用 lucide。背景裝飾不要用圖。',
    en: 'For a profile picture use Avatar, for an icon lucide. No decorative pictures.',
  },
  advice: [
    {
      do: {
        zh: '旁邊已有商品名，alt 給空字串。',
        en: 'Where the name is beside it, set an empty alt.',
      },
      dont: { zh: 'alt="圖片"、alt="商品圖"。', en: 'alt="圖片".' },
    },
    {
      do: { zh: '首屏的大圖設 eager。', en: 'Set eager on the large picture of the first screen.' },
      dont: { zh: '整頁都設 eager。', en: 'Set eager on all of them.' },
    },
  ],
};
