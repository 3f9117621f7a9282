import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '轉圈',
  description: '和旁邊文字一樣大的載入圖示。',
  when: {
    zh: '短暫、說不準多久的等待，跟旁邊的字一樣大。旁邊沒有字時要給 label。',
    en: 'Shows a short wait of unknown duration, in the size of the surrounding text. Without text set a label.',
  },
  instead: {
    zh: '整塊內容用 Skeleton；知道進度用 Progress。按鈕自己有 loading。',
    en: 'For content use Skeleton; for a known progress, Progress. Button has its own loading.',
  },
  advice: [
    {
      do: { zh: '大小跟著外層的 font-size。', en: 'Set its size by the font-size of its parent.' },
      dont: {
        zh: '給 width 或 scale：它沒有那些 props。',
        en: 'Look for a width or a scale: it has no such props.',
      },
    },
    {
      do: {
        zh: '旁邊寫「登入中」時不給 label。',
        en: 'Omit label where the text beside it says the same: 登入中.',
      },
      dont: { zh: '字和 label 都寫：會唸兩次。', en: 'Use both: it is read twice.' },
    },
  ],
};
