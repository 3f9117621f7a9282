import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '對方正在打字，放在 ChatLog 的 after。螢幕閱讀器聽到的是一句話，不是三個點。',
    en: 'The other side is writing; goes into ChatLog’s after. A screen reader hears a sentence, not three dots.',
  },
  instead: {
    zh: '等伺服器不是對方在打字，用 Spinner。',
    en: 'Waiting for a server is nobody writing: use Spinner.',
  },
  advice: [
    {
      do: {
        zh: 'name 只給名字：「巷口市集」，後面的「正在輸入…」它會加。',
        en: 'Pass the name alone: it adds that they are writing.',
      },
      dont: { zh: 'name 寫整句：「客服正在輸入」。', en: 'Pass a whole sentence as name.' },
    },
    {
      do: { zh: '停幾秒沒打字才拿掉。', en: 'Take it away after a few seconds without a key.' },
      dont: {
        zh: '每個按鍵都拿掉再放上：ChatLog 每次都會唸。',
        en: 'Take it away and put it back with every key: ChatLog announces each.',
      },
    },
  ],
};
