import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '留言串',
  description: '一則貼文的全部留言，由舊到新；載入更早的留言時畫面不跳動。',
  when: {
    zh: '列出一則貼文的留言，舊的在上。往上載入更早的留言時，正在讀的那一則不會被推走。',
    en: 'Lists the comments of a post, oldest first. When earlier ones load at the top, the one being read stays where it is.',
  },
  instead: {
    zh: '客服對話用 ChatLog（新訊息會被讀出來），訂單上的留言用 OrderMessageList。貼文卡片上的兩三則預覽，PostCard 自己會畫。',
    en: 'For a chat with the shop use ChatLog, which announces new messages; for notes on an order, OrderMessageList. PostCard renders its few previews itself.',
  },
  keys: [
    {
      keys: 'Tab, Shift + Tab',
      zh: '照順序走過作者、文字裡的連結、動作和選單',
      en: 'Moves through authors, links in texts, actions and menus, in order',
    },
    {
      keys: 'Enter, Space',
      zh: '在「載入較早的留言」上載入更早的',
      en: 'On the button for older comments loads them',
    },
  ],
  advice: [
    {
      do: {
        zh: '剛送出的先放進 comments 並給 pending：它自己寫「傳送中…」，也先不畫選單。',
        en: 'Put a comment that is being sent into comments with pending: it shows that state, without a menu.',
      },
      dont: {
        zh: '送出中在 time 寫字，或給它刪除鈕：伺服器還不認得這一則。',
        en: 'Write "sending" into time, or offer to delete it: the server does not have it yet.',
      },
    },
    {
      do: {
        zh: '更早的留言接在陣列前面，每一則的 id 不變：它認第一則的 id 來守住畫面。',
        en: "Put older comments at the front and keep each id: the scroll position follows the first one's.",
      },
      dont: {
        zh: '載入更早的之後自己 scrollTo，畫面會跳兩次。',
        en: 'Scroll in your own code after older comments load: the page jumps twice.',
      },
    },
  ],
};
