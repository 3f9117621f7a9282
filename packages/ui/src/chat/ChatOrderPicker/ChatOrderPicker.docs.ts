import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '挑選訂單',
  description: '挑一筆最近的訂單，放進要傳給店家的訊息。',
  when: {
    zh: '聊天時挑一筆自己的訂單傳給店家，不用抄訂單編號。',
    en: 'Lets a member send one of their orders in a chat, without copying its number.',
  },
  instead: {
    zh: '列出所有訂單、看明細，用 OrderCard。',
    en: 'To list all orders with their details, use OrderCard.',
  },
  keys: [
    { keys: 'Tab', zh: '在訂單之間移動', en: 'Moves between the orders' },
    { keys: 'Enter, Space', zh: '傳送這一筆', en: 'Sends the focused order' },
    { keys: 'Escape', zh: '不選，關閉', en: 'Closes without a choice' },
  ],
  advice: [
    {
      do: {
        zh: '只給最近幾筆，讓人一眼找到。',
        en: 'Pass the few latest orders, so that the right one is found at a glance.',
      },
      dont: {
        zh: '把幾年的訂單都放進來。',
        en: 'Pass the orders of several years.',
      },
    },
    {
      do: {
        zh: 'onChoose 裡傳送，並關閉視窗。',
        en: 'Send the order and close the picker in onChoose.',
      },
      dont: {
        zh: '選了還要再按一次確認：傳錯了，再傳一筆就好。',
        en: 'Ask to confirm the choice: a wrong order is corrected by another message.',
      },
    },
  ],
};
