import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '選單',
  description: '下拉選單，用原生的 select，選項寫成 children。',
  when: {
    zh: '六到二十個彼此平等的選項：縣市、月份。用原生的 select，手機上最好按。',
    en: 'Offers six to twenty equal options: counties, months. It is a native select, which works best on a phone.',
  },
  instead: {
    zh: '少的攤開用 RadioGroup，多的打字找用 Combobox；裡面放不了圖片和說明。',
    en: 'For a few options use RadioGroup, for many Combobox. It supports neither pictures nor descriptions.',
  },
  keys: [
    { keys: 'ArrowDown, ArrowUp', zh: '換選項', en: 'Changes the option' },
    { keys: 'Space, Alt + ArrowDown', zh: '打開清單', en: 'Opens the list' },
    {
      keys: 'A–Z',
      zh: '跳到名字以它開頭的選項',
      en: 'Moves to the option that begins with the character',
    },
  ],
  advice: [
    {
      do: {
        zh: '沒選過時第一項放空值：「請選擇縣市」。',
        en: 'Begin with an empty option while nothing is selected: 請選擇縣市.',
      },
      dont: {
        zh: '預選清單的第一個：沒看的人就寄錯縣市。',
        en: 'Preselect the first of the list: an inattentive user ships to the wrong place.',
      },
    },
    {
      do: {
        zh: '在 Field 外面用就給 aria-label：「排序」。',
        en: 'Outside of a Field set an aria-label: 排序.',
      },
      dont: {
        zh: '拿第一個選項當標籤：選了就不見。',
        en: 'Use the first option as its label: it disappears after a selection.',
      },
    },
  ],
};
