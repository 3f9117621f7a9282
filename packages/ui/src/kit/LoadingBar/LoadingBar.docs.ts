import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '載入細線',
  description: '有請求進行時，畫面最上緣的一條細線。',
  when: {
    zh: '有請求在路上時，頁面最上緣的一條細線；內容不動。',
    en: 'Shows a thin line at the top while requests are pending; nothing else moves.',
  },
  instead: {
    zh: '第一次載入內容用 Skeleton；某個按鈕在忙，用它自己的 loading。',
    en: 'For first-time content use Skeleton; a busy button has its own loading.',
  },
  advice: [
    {
      do: {
        zh: '整個網站一條，看所有的請求。',
        en: 'Render one for the whole site, for all requests.',
      },
      dont: {
        zh: '每個區塊各放一條：它固定在頁面最上緣，會疊在一起。',
        en: 'Render one in each part: they are fixed to the top and overlap.',
      },
    },
    {
      do: {
        zh: '只算有人在等的：預先讀取的不算。',
        en: 'Count requests that a user waits for, but no prefetches.',
      },
      dont: {
        zh: '輪詢也亮：線一直在跑，就沒有人看了。',
        en: 'Show it for polling: users ignore a line that always runs.',
      },
    },
  ],
};
