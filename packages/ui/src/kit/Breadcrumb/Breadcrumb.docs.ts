import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '麵包屑',
  description: '從首頁到這一頁的路徑，前面每一層都是連結。',
  when: {
    zh: '分類有兩層以上的頁面，讓人知道在哪、回上一層。最後一項是現在這頁。',
    en: 'Shows the position of a page two or more levels deep, with links to the levels above. The last item is the page itself.',
  },
  instead: {
    zh: '手機上只有一層時用 BackButton；結帳步驟用 Steps。',
    en: 'For one level on a phone use BackButton; for the steps of a checkout, Steps.',
  },
  keys: [
    {
      keys: 'Tab, Shift + Tab',
      zh: '在上層的連結之間移動；現在這頁不是連結',
      en: 'Moves between the links above; the current page is no link',
    },
    { keys: 'Enter', zh: '前往', en: 'Opens the page' },
  ],
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
