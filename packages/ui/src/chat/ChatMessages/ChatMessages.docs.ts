import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '對話訊息',
  description: '一段對話的全部訊息：分日、分組，文字、照片、影片、訂單，送出中和沒送到的都有。',
  when: {
    zh: '把 useChat 的 entries 畫成對話：自動分日、同一個人連續的訊息併成一組，文字、照片、影片、訂單，送出中和沒送到的都顯示。',
    en: 'Renders the entries of useChat: separates days, groups messages by author, and shows texts, pictures, videos and orders, stored or still being sent.',
  },
  instead: {
    zh: '訊息不是來自 useChat，就自己排 ChatDay 和 ChatBubble。',
    en: 'For messages that do not come from useChat, arrange ChatDay and ChatBubble yourself.',
  },
  anatomy: `<ChatLog label="與客服的對話">
  <ChatMessages entries={chat.entries} orderHref={orderHref} dayText={dayText}
    onRetry={chat.retryMessage} onDiscard={chat.discard} />
</ChatLog>`,
  keys: [
    {
      keys: 'Tab',
      zh: '走到連結、照片、訂單，和沒送到的訊息的「再試一次」「刪除」',
      en: 'Moves to links, pictures, orders, and the buttons of failed messages',
    },
    { keys: 'Enter', zh: '開啟或執行', en: 'Opens or runs the focused one' },
  ],
  advice: [
    {
      do: {
        zh: 'errorText 給 SDK 的 errorText：沒送到的原因用店家的話說。',
        en: 'Pass the SDK’s errorText: the reason of a failed message is then the shop’s own sentence.',
      },
      dont: {
        zh: '直接顯示 error.message：那是寫給工程師看的。',
        en: 'Show error.message: it is written for developers.',
      },
    },
    {
      do: {
        zh: 'dayText 用伺服器的時間判斷今天和昨天。',
        en: 'Decide today and yesterday by the server’s clock in dayText.',
      },
      dont: {
        zh: '用 new Date(create_time)：各家瀏覽器的時區不同，日子會差一天。',
        en: 'Use new Date(create_time): the device’s time zone can move the day.',
      },
    },
  ],
};
