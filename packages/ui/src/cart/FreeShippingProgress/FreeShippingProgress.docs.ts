import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '告訴人這一溫層還差多少免運；金額變了會讀出來。',
    en: 'Says what is missing for free shipping of one temperature layer; a change is announced.',
  },
  instead: {
    zh: '沒有免運門檻的溫層就別畫。其他進度用 Progress。',
    en: 'Leave it out where a layer has no threshold. For other progress use Progress.',
  },
};
