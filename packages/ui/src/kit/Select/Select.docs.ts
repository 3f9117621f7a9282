import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '六到二十個彼此平等的選項：縣市、月份。用原生的 select，手機上最好按。',
    en: 'Six to twenty equal options: counties, months. A native select, which works best on a phone.',
  },
  instead: {
    zh: '少的攤開用 RadioGroup，多的打字找用 Combobox；裡面放不了圖片和說明。',
    en: 'Few stand open in a RadioGroup, many are found in a Combobox; it takes neither pictures nor descriptions.',
  },
  keys: [
    { keys: 'ArrowDown, ArrowUp', zh: '換選項', en: 'Changes the option' },
    { keys: 'Space, Alt + ArrowDown', zh: '打開清單', en: 'Opens the list' },
    { keys: 'A–Z', zh: '跳到名字以它開頭的選項', en: 'Goes to the option that begins with it' },
  ],
  advice: [
    {
      do: {
        zh: '沒選過時第一項放空值：「請選擇縣市」。',
        en: 'Begin with an empty option while nothing is chosen: 請選擇縣市.',
      },
      dont: {
        zh: '預選清單的第一個：沒看的人就寄錯縣市。',
        en: 'Choose the first of the list: whoever looks away has it sent elsewhere.',
      },
    },
    {
      do: {
        zh: '在 Field 外面用就給 aria-label：「排序」。',
        en: 'Outside of a Field give it an aria-label: 排序.',
      },
      dont: {
        zh: '拿第一個選項當標籤：選了就不見。',
        en: 'Use the first option as its label: it is gone once one chooses.',
      },
    },
  ],
};
