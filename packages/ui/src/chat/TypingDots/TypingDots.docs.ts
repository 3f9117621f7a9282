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
};
