import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '勾選框',
  description: '跟表單一起送出的是或否，用原生的勾選框。',
  when: {
    zh: '跟著表單一起送出的是或否：同意條款、記住我。原生勾選框，register 和 FormData 都認得。',
    en: 'Asks for a yes or no that is submitted with its form: terms, remember me. It is a native checkbox, so register and FormData work.',
  },
  instead: {
    zh: '一按就生效的用 Switch；多選一用 RadioGroup；帶金額的選項用 CheckCard。',
    en: 'For a setting that takes effect at once use Switch; for one of several, RadioGroup; with an amount, CheckCard.',
  },
  keys: [{ keys: 'Space', zh: '勾或取消', en: 'Ticks or unticks' }],
  advice: [
    {
      do: { zh: '用肯定句：「寄優惠給我」。', en: 'Word it positively: 寄優惠給我.' },
      dont: { zh: '用否定句：「不要寄優惠給我」。', en: 'Word it negatively: 不要寄優惠給我.' },
    },
  ],
};
