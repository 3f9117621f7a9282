import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '三到五步的流程走到哪：購物車、配送、付款。做完的一步可以連回去。',
    en: 'Where one is in a process of three to five steps: cart, shipping, payment. A step that is done can lead back.',
  },
  instead: {
    zh: '已經發生的事用 Timeline；可以任意切換的用 Tabs。',
    en: 'For what has happened use Timeline; where one may go anywhere, Tabs.',
  },
};
