import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '前面選過的，收成一行，旁邊給「變更」：結帳時的地址、發票。',
    en: 'A choice made before, folded to a line, with a way to change it: address or invoice in a checkout.',
  },
  instead: {
    zh: '還沒選的直接把選項攤開；不能改的用 DescriptionList。',
    en: 'What is not chosen yet stands open; what cannot change is a DescriptionList.',
  },
};
