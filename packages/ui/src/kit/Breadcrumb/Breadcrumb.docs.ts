import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '分類有兩層以上的頁面，讓人知道在哪、回上一層。最後一項是現在這頁。',
    en: 'Shows the position of a page two or more levels deep, with links to the levels above. The last item is the page itself.',
  },
  instead: {
    zh: '手機上只有一層時用 BackButton；結帳步驟用 Steps。',
    en: 'For one level on a phone use BackButton; for the steps of a checkout, Steps.',
  },
  advice: [
    {
      do: {
        zh: '上面的每一層都給 href，只有最後一項不給。',
        en: 'Give every level above an href; only the last has none.',
      },
      dont: {
        zh: '中間放一層沒有網址的：它也會被當成「現在這頁」。',
        en: 'Include a level without a URL in between: it is marked as the current page too.',
      },
    },
  ],
};
