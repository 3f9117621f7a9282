import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '對話裡換日的那條線。放在 ChatLog 裡、那天第一則訊息之前。',
    en: 'The line between two days of a talk. Put it into ChatLog, before the first message of the day.',
  },
  instead: {
    zh: '不要每則訊息都放；時間寫在 ChatBubble 的 time。',
    en: 'Not before every message: the time is ChatBubble’s own.',
  },
};
