import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '手機底部三到五個主要去處。頁面底下留 var(--ui-bottomBar) 的高度，才不會蓋到內容。',
    en: 'Three to five main places at a phone’s lower edge. Leave var(--ui-bottomBar) below the page, or it covers the content.',
  },
  instead: {
    zh: '768 px 以上自動消失，桌機導覽用 TopBar。不放動作按鈕，那是頁面自己的事。',
    en: 'It is gone from 768 px on: on a desktop TopBar. No actions of a page here.',
  },
};
