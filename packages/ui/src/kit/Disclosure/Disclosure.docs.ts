import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '多數人用不到、有人要看的細節：常見問題、規格。用的是原生 details，瀏覽器的頁內搜尋找得到裡面的字。',
    en: 'Details that most pass by and some want: questions, specifications. A native details element: the browser’s search finds what is inside.',
  },
  instead: {
    zh: '大家都要看的別收起來；換頁籤的用 Tabs。',
    en: 'Do not fold away what everybody needs; to switch between views use Tabs.',
  },
  keys: [{ keys: 'Enter, Space', zh: '打開、收起', en: 'Opens and closes' }],
};
