import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '對話紀錄',
  description: '一段對話的訊息清單，停在最新一則，新訊息會讀給螢幕閱讀器聽。',
  when: {
    zh: '一段對話：停在最新一則，往上捲會載入更早的，新訊息會讀出來，捲遠了有回到最新的鈕。',
    en: 'Shows a conversation. It stays at the newest message, loads older ones on scrolling up, announces new ones, and offers a button back to the end.',
  },
  instead: {
    zh: '留言不是對話，用 CommentThread。它要一個有高度的容器，放進沒有高度的版面會塌。',
    en: 'For comments use CommentThread. ChatLog needs a container with a height, or it collapses.',
  },
  anatomy: `<ChatLog label="與客服的對話" hasOlder onOlder={loadOlder} after={<TypingDots name="巷口市集" />}>
  <ChatDay>今天</ChatDay>
  <ChatBubble time="09:02">…</ChatBubble>
</ChatLog>
<ChatComposer value={draft} onValueChange={write} onSend={send} />`,
  keys: [
    {
      keys: 'ArrowUp, ArrowDown, PageUp, PageDown',
      zh: '焦點在對話上時捲動',
      en: 'Scroll the conversation while it is focused',
    },
  ],
  advice: [
    {
      do: {
        zh: '更早的插在 children 前面，新的接在最後：位置它自己守。',
        en: 'Add older messages at the front and new ones at the end: the scroll position stays.',
      },
      dont: {
        zh: '新訊息一到就自己捲到底：往上讀的人會被拉走。',
        en: 'Scroll to the end for each new message: users who read older ones lose their position.',
      },
    },
    {
      do: {
        zh: '一則都沒有時畫 EmptyState，給幾個可以問的問題。',
        en: 'Show an EmptyState with a few sample questions while there is no message.',
      },
      dont: {
        zh: '留一個空的對話：鍵盤會停在什麼都沒有的框裡。',
        en: 'Render an empty log: the keyboard stops at an empty box.',
      },
    },
  ],
};
