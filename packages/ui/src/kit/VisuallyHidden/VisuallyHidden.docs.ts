import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '眼睛看得出、耳朵聽不出的那幾個字：劃掉的原價前面的「原價」。',
    en: 'The few words that an eye needs not and an ear does: 原價 before a price that is struck through.',
  },
  instead: {
    zh: '不要藏整段說明；大家都需要的就讓大家看到。',
    en: 'Not for whole explanations: what everybody needs everybody should see.',
  },
};
