import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '一張訂單上買家和店家的往來留言，新的在下。',
    en: 'What a member and the shop wrote about one order, the newest at the bottom.',
  },
  instead: {
    zh: '即時的客服對話用 ChatLog；貼文的留言用 CommentThread。',
    en: 'For a live talk use ChatLog; under a post, CommentThread.',
  },
};
