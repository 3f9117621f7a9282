import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '訊息裡的一張圖或一支影片；上傳中顯示進度，可以取消，點圖放大。',
    en: 'A picture or a video in a message; with its progress while it is uploaded, a way to cancel, and large on demand.',
  },
  instead: {
    zh: '商品圖集用 Gallery，貼文裡的圖由 PostCard 排。',
    en: 'For a product’s pictures use Gallery; PostCard lays out those of a post.',
  },
  keys: [
    { keys: 'Enter, Space', zh: '把圖放到全螢幕', en: 'Shows the picture on the whole screen' },
    { keys: 'Escape', zh: '離開全螢幕', en: 'Leaves the whole screen' },
  ],
};
