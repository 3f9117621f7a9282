import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '頁碼',
  description: '清單的頁碼列，有網址就是連結，沒有就是按鈕；手機上只顯示目前位置。',
  when: {
    zh: '有總頁數、會想跳頁的清單，例如業績報表。給 hrefOf 就是真的連結，可以開新分頁。',
    en: 'Moves through a list with a fixed number of pages, such as a report. With hrefOf the pages are links, which open in a tab.',
  },
  instead: {
    zh: '商品和貼文往下接著載入（Masonry、「載入更多」），不要分頁。',
    en: 'Products and posts load more on scrolling (Masonry, a button for more), without pages.',
  },
  keys: [
    {
      keys: 'Tab, Shift + Tab',
      zh: '在上一頁、頁碼、下一頁之間移動；是按鈕時，到頭的那一顆仍停得住',
      en: 'Moves between back, the pages and forward; as a button, the step at an end keeps the focus',
    },
    { keys: 'Enter', zh: '前往那一頁', en: 'Opens the page' },
    { keys: 'Space', zh: '沒有 hrefOf 時前往那一頁', en: 'Without hrefOf opens the page' },
  ],
  advice: [
    {
      do: {
        zh: '換頁後把人帶回清單開頭：它自己不捲。',
        en: 'Scroll to the top of the list after a change: it does not scroll itself.',
      },
      dont: {
        zh: '換了頁還停在最下面，看到的是新一頁的最後一列。',
        en: 'Stay at the bottom, where the last line of the new page shows.',
      },
    },
    {
      do: {
        zh: '同一畫面有兩份清單時各給 label：「訂單頁次」。',
        en: 'Give each a label where a screen has two lists: 訂單頁次.',
      },
      dont: {
        zh: '把從 0 算的頁碼直接給 page：它從 1 算。',
        en: 'Pass a page that counts from 0: it counts from 1.',
      },
    },
  ],
};
