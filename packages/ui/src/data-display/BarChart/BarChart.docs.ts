import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '長條圖',
  description: '附刻度的長條圖，底下有同樣數字的表格給螢幕閱讀器。',
  when: {
    zh: '十來個數字的走勢，例如十二個月的分潤。圖給眼睛，底下的表給要數字的人和螢幕閱讀器。',
    en: 'Shows about a dozen values, such as a year’s commission, as bars with a table of the same values below.',
  },
  instead: {
    zh: '兩三個數字用 DescriptionList；要精確比對直接用 DataTable。負數和多組資料它畫不了。',
    en: 'For two or three values use DescriptionList; for exact comparison, DataTable. It supports no negative values and one series only.',
  },
  keys: [{ keys: 'Enter, Space', zh: '打開、收起數字表', en: 'Opens and closes the table' }],
  advice: [
    {
      do: {
        zh: '長條下面寫「11」，完整的年月寫在表裡。',
        en: 'Write 11 under a bar, and year and month in the table.',
      },
      dont: {
        zh: '每根都寫「2026/11」：手機上十二根會擠在一起。',
        en: 'Write 2026/11 under each: on a phone twelve of them overlap.',
      },
    },
    {
      do: {
        zh: '金額給 format：刻度和最高的一根都寫出 NT$。',
        en: 'Pass format for amounts: the scale and the highest bar show it.',
      },
      dont: {
        zh: '每根上面都寫數字：手機上會疊在一起。',
        en: 'Write a figure above every bar: they overlap on a phone.',
      },
    },
    {
      do: {
        zh: 'children 給有 caption 的 DataTable，跟圖同一份資料。',
        en: 'Pass a DataTable with a caption, of the same values.',
      },
      dont: {
        zh: '裡面只放一句話：圖是 aria-hidden，用聽的人沒有數字。',
        en: 'Pass only a sentence: the bars are hidden from screen readers, which then have no values.',
      },
    },
  ],
};
