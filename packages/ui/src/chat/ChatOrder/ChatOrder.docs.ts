import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '訊息裡的一張訂單卡，雙方都點得開。放進 ChatBubble，加上 bare。',
    en: 'An order in a message, which both sides can open. Put it into a ChatBubble with bare.',
  },
  instead: {
    zh: '訂單列表用 OrderCard，資訊比較完整。',
    en: 'In a list of orders use OrderCard, which says more.',
  },
};
