import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '橫列箭頭',
  description: '橫向捲動的一列，兩端給滑鼠用的箭頭按鈕。',
  when: {
    zh: '橫向捲動的一列，兩端給滑鼠用的按鈕；手指直接滑。',
    en: 'Adds buttons at both ends of a strip that scrolls sideways, for a mouse; a finger swipes.',
  },
  instead: {
    zh: '自己會換頁的輪播用 Carousel。',
    en: 'Use Carousel for slides that change by themselves.',
  },
  keys: [
    {
      keys: 'Enter, Space',
      zh: '往前或往後捲八成寬',
      en: 'Scrolls back or on by four fifths of the width',
    },
  ],
  advice: [
    {
      do: {
        zh: '名字說出是哪一列：「本週鮮蔬：往後」。',
        en: 'Name the strip: 本週鮮蔬：往後.',
      },
      dont: {
        zh: '每一列都叫「往後」。',
        en: 'Name the button of each strip 往後.',
      },
    },
  ],
};
