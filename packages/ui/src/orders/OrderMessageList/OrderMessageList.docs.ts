import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '一張訂單上買家和店家的往來留言，新的在下。',
    en: 'Messages between a member and the shop about one order, the newest at the bottom.',
  },
  instead: {
    zh: '即時的客服對話用 ChatLog；貼文的留言用 CommentThread。',
    en: 'For a live chat use ChatLog; under a post, CommentThread.',
  },
  advice: [
    {
      do: {
        zh: 'hasEarlier 和 onLoadEarlier 一起給。',
        en: 'Pass hasEarlier and onLoadEarlier together.',
      },
      dont: {
        zh: '只給 onLoadEarlier：「較早」的鈕不會出現。',
        en: 'Pass only onLoadEarlier: the button is hidden.',
      },
    },
    {
      do: { zh: 'messages 由舊到新。', en: 'Order messages from old to new.' },
      dont: {
        zh: '新的在前再用 CSS 倒過來：唸的順序就反了。',
        en: 'Put the newest first and reverse it by CSS: screen readers read the wrong order.',
      },
    },
  ],
};
