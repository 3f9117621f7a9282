import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '膠囊裡的短字：熱門搜尋（href）、可拿掉的篩選（onRemove）、可切換的篩選（onPress）。看起來 34 px，按得到 44 px。',
    en: 'A few characters in a pill: a popular search (href), a filter to remove (onRemove) or toggle (onPress). It looks 34 px high and is pressed in 44.',
  },
  instead: {
    zh: '主要動作用 Button；互斥的兩到四個用 SegmentedControl；溫層用 LayerBadge。',
    en: 'For the main action use Button; for two to four that exclude each other SegmentedControl; for a temperature LayerBadge.',
  },
  keys: [
    { keys: 'Enter, Space', zh: '移除、切換', en: 'Removes, toggles' },
    { keys: 'Enter', zh: '是連結時：前往', en: 'As a link: goes there' },
  ],
};
