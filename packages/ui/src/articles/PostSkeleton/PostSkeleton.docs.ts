import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '貼文還在路上時占住它的位置。交給 Masonry 的 skeleton，六格或一列由它決定。',
    en: 'Holds the place of a post that is on its way. Hand it to Masonry as skeleton, which decides how many to draw.',
  },
  instead: {
    zh: '讀不到貼文時不要一直閃：換成 ErrorState。',
    en: 'When a post cannot be read do not let it pulse for ever: show an ErrorState.',
  },
  advice: [
    {
      do: {
        zh: '讓外面的清單說 aria-busy：它自己是 aria-hidden。',
        en: 'Let the list around it say aria-busy: it is hidden from screen readers itself.',
      },
      dont: {
        zh: '每一格包 role="status"，六格就唸六次「載入中」。',
        en: 'Wrap each in role="status": six of them are announced six times.',
      },
    },
  ],
};
