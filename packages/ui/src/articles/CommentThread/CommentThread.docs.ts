import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '列出一篇貼文的留言，舊的在上。往上載入更早的留言時，正在讀的那一則不會被推走。',
    en: 'Lists the comments of a post, oldest first. When earlier ones load at the top, the one being read stays where it is.',
  },
  instead: {
    zh: '客服對話用 ChatLog（新訊息會被讀出來），訂單上的留言用 OrderMessageList。貼文卡片上的兩三則預覽，PostCard 自己會畫。',
    en: 'For a talk with the shop use ChatLog, which announces what is new; for notes on an order, OrderMessageList. PostCard draws its few previews itself.',
  },
};
