import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '條碼',
  description: '超商櫃台和電子發票用的 Code 39 條碼，底下印出文字。',
  when: {
    zh: '超商繳費三段條碼、手機載具：Code 39，底下印出原文，櫃台掃不到還能用打的。',
    en: 'Shows a store’s three payment codes or an e-invoice carrier in Code 39, with the text below in case a scanner fails.',
  },
  instead: {
    zh: '網址用 QrCode。小寫和中文 Code 39 畫不出來，它只會顯示文字。',
    en: 'For a URL use QrCode. Code 39 has no lower case and no Chinese; such text is shown without bars.',
  },
  advice: [
    {
      do: {
        zh: '一條佔滿一列，一條接一條往下排。',
        en: 'Give each the full width, one below the other.',
      },
      dont: {
        zh: '三條並排：條紋細到櫃台掃不到。',
        en: 'Put three side by side: the bars become too thin to scan.',
      },
    },
    {
      do: {
        zh: '手機載具先轉成大寫再給：「/abc1234」→「/ABC1234」。',
        en: 'Convert a carrier to capitals first: /abc1234 becomes /ABC1234.',
      },
      dont: {
        zh: '夜間用 filter 或 opacity 把白底調暗。',
        en: 'Dim its white background by filter or opacity in dark mode.',
      },
    },
  ],
};
