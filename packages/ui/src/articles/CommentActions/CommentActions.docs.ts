import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '留言動作',
  description: '一則留言底下的按讚鈕和回覆鈕，讚數跟著鈕走。',
  when: {
    zh: '放在一則留言下方：按讚與回覆。',
    en: 'Goes below a comment, to like it and to reply.',
  },
  instead: {
    zh: '貼文的按讚、收藏與分享由 PostCard 自己畫；刪除與檢舉放在 CommentThread 的 menu。',
    en: 'PostCard renders the like, collect and share of a post itself; delete and report belong in the menu of CommentThread.',
  },
  keys: [
    { keys: 'Tab, Shift + Tab', zh: '在讚和回覆之間移動', en: 'Moves between like and reply' },
    { keys: 'Enter, Space', zh: '按下有焦點的按鈕', en: 'Presses the focused button' },
  ],
  advice: [
    {
      do: {
        zh: '按下就先改 liked 與 likeCount，失敗再還原。',
        en: 'Change liked and likeCount at once, and revert them on failure.',
      },
      dont: {
        zh: '等伺服器回應才變色：手指會以為沒按到。',
        en: 'Wait for the server before the button changes: it feels like a missed tap.',
      },
    },
  ],
};
