import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '進度條',
  description: '有標籤的進度條，顯示已完成多少。',
  when: {
    zh: '知道做到哪了：上傳 60%、離升級還差幾點。',
    en: 'Shows a known progress: 60 % uploaded, points until the next level.',
  },
  instead: {
    zh: '不知道要多久用 Spinner 或 LoadingBar；步驟用 Steps；免運用 DeliveryVan。',
    en: 'For an unknown duration use Spinner or LoadingBar; for steps, Steps; for shipping, DeliveryVan.',
  },
  advice: [
    {
      do: {
        zh: '百分比放 end：value={60} end="60%"。',
        en: 'Put the percentage into end: value={60} end="60%".',
      },
      dont: {
        zh: '寫進 label：每跳 1% 名字就換一個。',
        en: 'Put it into label: its accessible name changes with every percent.',
      },
    },
    {
      do: {
        zh: '達標時 label 也換一句，tone 給 fresh。',
        en: 'At the goal change the label text too, with tone fresh.',
      },
      dont: { zh: '只換顏色。', en: 'Change only the colour.' },
    },
  ],
};
