import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '頁面容器',
  description: '限制內容寬度並留左右邊距，手機上邊距較窄。',
  when: {
    zh: '頁面內容的寬度與左右留白：清單用 page，文章和表單用 reading（720 px）。',
    en: 'Limits the width of a page’s content and adds its gutters: page for lists, reading (720 px) for text and forms.',
  },
  instead: {
    zh: '不要巢狀。元件之間的距離用 Stack 和 Inline。',
    en: 'Do not nest containers. For spacing use Stack and Inline.',
  },
  advice: [
    {
      do: {
        zh: '底色和橫線放在外面那層，Container 放裡面。',
        en: 'Put a background or a border on the parent, and Container inside.',
      },
      dont: {
        zh: '給 Container 背景色：桌機上會變成中間一條。',
        en: 'Give Container a background: on a desktop it is a strip in the middle.',
      },
    },
    {
      do: { zh: '整個外殼只用一次 as="main"。', en: 'Use as="main" once in the whole shell.' },
      dont: {
        zh: '外殼已經有 main，頁面又來一個。',
        en: 'Add another main where the shell has one.',
      },
    },
  ],
};
