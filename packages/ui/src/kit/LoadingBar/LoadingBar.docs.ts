import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '有請求在路上時，頁面最上緣的一條細線；內容不動。',
    en: 'A thin line at the top while calls are under way; nothing else moves.',
  },
  instead: {
    zh: '第一次載入內容用 Skeleton；某個按鈕在忙，用它自己的 loading。',
    en: 'For content that comes for the first time use Skeleton; a busy button has its own loading.',
  },
};
