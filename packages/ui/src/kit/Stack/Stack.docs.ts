import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '直排（Stack）或橫排（Inline）的等距版面。距離只取 token 的級數，全站才一致。',
    en: 'An even column (Stack) or row (Inline). Gaps are steps of the tokens, so that all pages agree.',
  },
  instead: {
    zh: '商品格用 ProductGrid；要對齊欄列自己寫 grid。',
    en: 'For goods use ProductGrid; to align columns and rows write a grid.',
  },
};
