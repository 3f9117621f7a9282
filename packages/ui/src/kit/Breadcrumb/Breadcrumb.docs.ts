import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '分類有兩層以上的頁面，讓人知道在哪、回上一層。最後一項是現在這頁。',
    en: 'Pages two or more levels deep: where one is, and the way up. The last item is the page itself.',
  },
  instead: {
    zh: '手機上只有一層時用 BackButton；結帳步驟用 Steps。',
    en: 'With one level on a phone use BackButton; for the steps of a checkout, Steps.',
  },
};
