import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '展開收合',
  description: '點標題展開的內容，用原生的 details。',
  when: {
    zh: '多數人用不到、有人要看的細節：常見問題、規格。用的是原生 details，瀏覽器的頁內搜尋找得到裡面的字。',
    en: 'Hides details that only some users need: questions, specifications. It is a native details element, so the browser’s page search finds its content.',
  },
  instead: {
    zh: '大家都要看的別收起來；換頁籤的用 Tabs。',
    en: 'Do not hide what everybody needs; to switch between views use Tabs.',
  },
  keys: [{ keys: 'Enter, Space', zh: '打開、收起', en: 'Opens and closes' }],
  advice: [
    {
      do: {
        zh: 'summary 說裡面有什麼：「現在不能用的優惠券（3）」。',
        en: 'Name the content in summary: 現在不能用的優惠券（3）.',
      },
      dont: { zh: '「更多」「詳細資訊」。', en: '更多, 詳細資訊.' },
    },
    {
      do: {
        zh: 'summary 只放字，動作放進內容裡。',
        en: 'Put only text into summary, and actions inside.',
      },
      dont: {
        zh: 'summary 裡放按鈕或連結：按了不知道是開合還是前往。',
        en: 'Put a button or a link into summary: a press is ambiguous.',
      },
    },
  ],
};
