import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '勾選卡片',
  description: '可以複選的一張卡片，帶說明和金額；不能選時說明原因。',
  when: {
    zh: '可以並用的選項，每個帶說明和金額：優惠券、加值服務。用不了的會說為什麼。',
    en: 'Offers options that combine, each with a description and an amount: coupons, extras. An unavailable one shows the reason.',
  },
  instead: {
    zh: '只能選一個用 RadioGroup 加 RadioCard；一句話的同意用 Checkbox。',
    en: 'When only one may be chosen use RadioGroup with RadioCard; for a consent, Checkbox.',
  },
  keys: [{ keys: 'Space', zh: '選或取消', en: 'Selects or deselects' }],
  advice: [
    {
      do: {
        zh: 'title 只寫名字，金額放 end：名字先唸，金額當說明唸。',
        en: 'Put the name into title and the amount into end: title is the accessible name, end its description.',
      },
      dont: {
        zh: '把「折 NT$100」「最省」都寫進 title。',
        en: 'Write amount and advertising into title.',
      },
    },
    {
      do: {
        zh: 'disabledReason 說還差什麼：「再買 NT$200 就能用」。',
        en: 'State in disabledReason what is missing: 再買 NT$200 就能用.',
      },
      dont: { zh: '「不符合使用條件」。', en: '不符合使用條件.' },
    },
  ],
};
