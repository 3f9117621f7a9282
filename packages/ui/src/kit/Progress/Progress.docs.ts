import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '知道做到哪了：上傳 60%、離升級還差幾點。',
    en: 'One knows how far it is: 60 % uploaded, points until the next level.',
  },
  instead: {
    zh: '不知道要多久用 Spinner 或 LoadingBar；步驟用 Steps；免運用 FreeShippingProgress。',
    en: 'When nobody knows how long use Spinner or LoadingBar; for steps Steps; for shipping FreeShippingProgress.',
  },
};
