import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '超商繳費三段條碼、手機載具：Code 39，底下印出原文，櫃台掃不到還能用打的。',
    en: 'A store’s three payment codes, an e-invoice carrier: Code 39, with its text beneath for when the scanner fails.',
  },
  instead: {
    zh: '網址用 QrCode。小寫和中文 Code 39 畫不出來，它只會顯示文字。',
    en: 'For an address use QrCode. Code 39 has no lower case and no Chinese: then the text alone is shown.',
  },
};
