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
  advice: [
    {
      do: {
        zh: '一條佔滿一列，一條接一條往下排。',
        en: 'Give each the whole width, one below the other.',
      },
      dont: {
        zh: '三條並排：條紋細到櫃台掃不到。',
        en: 'Set three side by side: the bars get too thin to scan.',
      },
    },
    {
      do: {
        zh: '手機載具先轉成大寫再給：「/abc1234」→「/ABC1234」。',
        en: 'Turn a carrier to capitals first: /abc1234 becomes /ABC1234.',
      },
      dont: {
        zh: '夜間用 filter 或 opacity 把白底調暗。',
        en: 'Dim its white ground by filter or opacity at night.',
      },
    },
  ],
};
