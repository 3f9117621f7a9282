import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '輸入中',
  description: '三個跳動的點，表示對方正在輸入。',
  when: {
    zh: '對方正在打字，放在 ChatLog 的 after。螢幕閱讀器聽到的是一句話，不是三個點。',
    en: 'Shows that the other side is typing; pass it as ChatLog’s after. A screen reader reads a sentence, not three dots.',
  },
  instead: {
    zh: '等伺服器不是對方在打字，用 Spinner。',
    en: 'For waiting for a server use Spinner: nobody is typing.',
  },
  advice: [
    {
      do: {
        zh: 'name 只給名字：「巷口市集」，後面的「正在輸入…」它會加。',
        en: 'Pass only the name: the component adds that they are typing.',
      },
      dont: { zh: 'name 寫整句：「客服正在輸入」。', en: 'Pass a whole sentence as name.' },
    },
    {
      do: { zh: '停幾秒沒打字才拿掉。', en: 'Remove it after a few seconds without a key.' },
      dont: {
        zh: '每個按鍵都拿掉再放上：ChatLog 每次都會唸。',
        en: 'Remove it and add it again on every key: ChatLog announces each.',
      },
    },
  ],
};
