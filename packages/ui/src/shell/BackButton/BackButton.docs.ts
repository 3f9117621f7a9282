import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '手機上回前一頁，放在左上角。去哪由路由決定。',
    en: 'Goes back on a phone, at the top left. The router knows where.',
  },
  instead: {
    zh: '層級用 Breadcrumb；流程裡回上一步用 Steps 的連結或有字的按鈕。',
    en: 'For levels use Breadcrumb; within a process, the links of Steps or a button with words.',
  },
  keys: [{ keys: 'Enter, Space', zh: '返回', en: 'Goes back' }],
};
