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
};
