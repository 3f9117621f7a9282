import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '頁籤',
  description: '幾個面板輪流顯示，用方向鍵在頁籤間移動；只渲染打開的那一個。',
  when: {
    zh: '同一件事的幾個面，一次看一個：三種溫層的購物車、訂單狀態。',
    en: 'Shows one of several views of the same thing: the cart by temperature, orders by state.',
  },
  instead: {
    zh: '要互相比較的別分開放；換網址的導覽用連結；只是篩選用 Chip 或 SegmentedControl。',
    en: 'Do not use it for content that users compare. For navigation between URLs use links; to filter, Chip or SegmentedControl.',
  },
  keys: [
    { keys: 'Tab', zh: '進到打開的頁籤，再到內容', en: 'Enters at the open tab, then its panel' },
    {
      keys: 'ArrowRight, ArrowLeft',
      zh: '下一個、上一個頁籤，並打開',
      en: 'Opens the next or previous tab',
    },
    { keys: 'Home, End', zh: '第一個、最後一個', en: 'The first or last tab' },
  ],
  advice: [
    {
      do: {
        zh: '數字還在路上時寫 count: undefined：位子先留著。',
        en: 'Pass count: undefined while the number loads: its space is reserved.',
      },
      dont: {
        zh: '先不寫 count，到了才給：整排頁籤會移位。',
        en: 'Omit count until it has loaded: the row of tabs shifts.',
      },
    },
    {
      do: { zh: '打到一半的字存在 Tabs 外面。', en: 'Hold drafts outside of Tabs.' },
      dont: {
        zh: '存在頁籤的內容裡：沒打開的不會畫，切換就沒了。',
        en: 'Hold them inside a panel: only the open one is rendered, so a switch loses them.',
      },
    },
  ],
};
