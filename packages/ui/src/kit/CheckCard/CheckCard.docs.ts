import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '可以並用的選項，每個帶說明和金額：優惠券、加值服務。用不了的會說為什麼。',
    en: 'Options that combine, each with words and an amount: coupons, extras. One that is not available says why.',
  },
  instead: {
    zh: '只能選一個用 RadioGroup 加 RadioCard；一句話的同意用 Checkbox。',
    en: 'When only one may be chosen use RadioGroup with RadioCard; for a sentence to agree to, Checkbox.',
  },
  keys: [{ keys: 'Space', zh: '選或取消', en: 'Chooses or not' }],
};
