import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '頁尾：商標、條款連結、社群、語言與日夜切換。每一格都可以不給，不會留空洞。',
    en: 'The foot of a page: logo, terms, social links, switches. Every slot may be left out and leaves no gap.',
  },
  instead: {
    zh: '結帳頁用精簡的就好，別讓人離開。',
    en: 'In a checkout keep it short: nothing should lead away.',
  },
};
