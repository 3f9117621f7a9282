import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '膠囊標籤',
  description: '膠囊形的短字，可以是連結、按鈕、切換，或能移除的篩選條件。',
  when: {
    zh: '膠囊裡的短字：熱門搜尋（href）、可拿掉的篩選（onRemove）、按了就做的事（onPress）、可切換的篩選（再加 pressed）。看起來 34 px，按得到 44 px。',
    en: 'Shows a few characters in a pill: a popular search (href), a filter to remove (onRemove), a one-time action (onPress), or a toggle (with pressed). It is 34 px high with a tap target of 44 px.',
  },
  instead: {
    zh: '主要動作用 Button；互斥的兩到四個用 SegmentedControl；溫層用 LayerBadge。',
    en: 'For the main action use Button; for two to four exclusive options, SegmentedControl; for a temperature, LayerBadge.',
  },
  keys: [
    { keys: 'Enter, Space', zh: '移除、按下、切換', en: 'Removes, presses, toggles' },
    { keys: 'Enter', zh: '是連結時：前往', en: 'As a link: opens it' },
  ],
  advice: [
    {
      do: {
        zh: 'href、onRemove、onPress 只給一個。',
        en: 'Pass one of href, onRemove and onPress.',
      },
      dont: {
        zh: '同時給 href 和 onRemove：只剩連結，拿不掉。',
        en: 'Pass href and onRemove: it is a link, and cannot be removed.',
      },
    },
    {
      do: {
        zh: 'children 不是純文字時給 name，移除鈕才說得出「移除 冷凍」。',
        en: 'Pass name where children is not plain text, so that the remove button has a full name.',
      },
      dont: {
        zh: '放圖示加字卻不給 name：只聽到「移除」。',
        en: 'Pass an icon with text and no name: a screen reader reads only 移除.',
      },
    },
    {
      do: {
        zh: '切換用的每次都給 pressed，沒按下時給 false。',
        en: 'Pass pressed with every toggle; false when it is off.',
      },
      dont: {
        zh: '點了就送出的字也給 pressed：會唸成按不下去的切換鈕。',
        en: 'Pass pressed where a press sends something: it is read as a toggle that stays off.',
      },
    },
  ],
};
