import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '短暫、說不準多久的等待，跟旁邊的字一樣大。旁邊沒有字時要給 label。',
    en: 'A short wait of unknown length, as large as the words beside it. Without words give it a label.',
  },
  instead: {
    zh: '整塊內容用 Skeleton；知道進度用 Progress。按鈕自己有 loading。',
    en: 'For content use Skeleton; where progress is known, Progress. Button has its own loading.',
  },
};
