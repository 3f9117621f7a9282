import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '返回鈕',
  description: '畫面左上角回到上一頁的按鈕。',
  when: {
    zh: '手機上回前一頁，放在左上角。去哪由路由決定。',
    en: 'Goes back on a phone, at the top left. The router decides the target.',
  },
  instead: {
    zh: '層級用 Breadcrumb；流程裡回上一步用 Steps 的連結或有字的按鈕。',
    en: 'For levels use Breadcrumb; within a process, the links of Steps or a button with text.',
  },
  keys: [{ keys: 'Enter, Space', zh: '返回', en: 'Goes back' }],
  advice: [
    {
      do: {
        zh: '沒有上一頁時回首頁或上一層。',
        en: 'Go to the home page or a level up without a previous page.',
      },
      dont: {
        zh: '一律 navigate(-1)：從搜尋引擎來的人會離開網站。',
        en: 'Always call navigate(-1): visitors from a search engine leave the site.',
      },
    },
  ],
};
