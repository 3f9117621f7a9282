import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '貼文骨架',
  description: '貼文載入時的占位，形狀和貼文卡片一樣。',
  when: {
    zh: '貼文還在路上時占住它的位置。交給 Masonry 的 skeleton，六格或一列由它決定。',
    en: 'Takes the place of a post while it loads. Pass it to Masonry as skeleton, which decides how many to render.',
  },
  instead: {
    zh: '讀不到貼文時不要一直閃：換成 ErrorState。',
    en: 'When a post cannot be loaded, replace the pulse by an ErrorState.',
  },
  advice: [
    {
      do: {
        zh: '讓外面的清單說 aria-busy：它自己是 aria-hidden。',
        en: 'Set aria-busy on the list around it: the skeleton itself is hidden from screen readers.',
      },
      dont: {
        zh: '每一格包 role="status"，六格就唸六次「載入中」。',
        en: 'Wrap each in role="status": six of them are announced six times.',
      },
    },
  ],
};
