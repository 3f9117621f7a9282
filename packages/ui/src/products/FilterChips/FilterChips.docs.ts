import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '篩選標籤',
  description: '目前生效的篩選條件，一個一個可以拿掉。',
  when: {
    zh: '列出商品列表現在的條件，一個一個拿掉，或一次清掉。',
    en: 'Lists the active filters of a product list, to remove them one by one or all at once.',
  },
  instead: {
    zh: '選條件用 FilterFields；一般的標籤用 Chip。',
    en: 'To choose filters use FilterFields; for other tags, Chip.',
  },
  keys: [
    { keys: 'Tab', zh: '在條件之間移動', en: 'Moves between the filters' },
    { keys: 'Enter, Space', zh: '拿掉這個條件', en: 'Removes the focused filter' },
  ],
  advice: [
    {
      do: {
        zh: '放在列表上面，沒有條件就不放。',
        en: 'Place it above the list, and only while a filter is active.',
      },
      dont: {
        zh: '條件藏在面板裡，列表空了也不知道為什麼。',
        en: 'Hide the filters in a panel, so that an empty list has no visible reason.',
      },
    },
  ],
};
