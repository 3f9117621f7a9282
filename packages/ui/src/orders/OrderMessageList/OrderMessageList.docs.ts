import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '訂單留言',
  description: '會員和店家在一張訂單上的往來訊息，新的在最下面。',
  when: {
    zh: '一張訂單上買家和店家的往來留言，新的在下。',
    en: 'Lists messages between a member and the shop about one order, the newest at the bottom.',
  },
  instead: {
    zh: '即時的客服對話用 ChatLog；貼文的留言用 CommentThread。',
    en: 'For a live chat use ChatLog; under a post, CommentThread.',
  },
  keys: [
    {
      keys: 'Enter, Space',
      zh: '在「看更早的留言」上載入更早的',
      en: 'On the button for earlier messages loads them',
    },
  ],
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
