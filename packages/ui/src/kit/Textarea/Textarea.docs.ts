import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '好幾行的字：給店家的話、退貨原因。會跟著內容長高。',
    en: 'Several lines: a word to the shop, why something comes back. It grows with its text.',
  },
  instead: {
    zh: '一行用 Input；對話用 ChatComposer，留言用 CommentForm。',
    en: 'For one line use Input; in a talk ChatComposer, under a post CommentForm.',
  },
};
