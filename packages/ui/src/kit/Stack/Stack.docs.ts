import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '排列',
  description: '讓內容等距直排（Stack）或橫排（Inline）。',
  when: {
    zh: '直排（Stack）或橫排（Inline）的等距版面。距離只取 token 的級數，全站才一致。',
    en: 'Lays out children in an even column (Stack) or row (Inline). Gaps are token steps, so that all pages match.',
  },
  instead: {
    zh: '商品格用 ProductGrid；要對齊欄列自己寫 grid。',
    en: 'For products use ProductGrid; to align columns and rows write a grid.',
  },
  advice: [
    {
      do: {
        zh: '當清單時 as="ul" 再加 role="list"。',
        en: 'As a list set as="ul" and role="list".',
      },
      dont: {
        zh: '只給 as="ul"：沒有項目符號的清單，Safari 不當清單唸。',
        en: 'Set only as="ul": Safari exposes no list without bullets.',
      },
    },
    {
      do: { zh: '距離只用 gap。', en: 'Use gap for all spacing.' },
      dont: {
        zh: '孩子自己加 margin：那一項不見時距離就亂了。',
        en: 'Give children margins: the spacing breaks when one is hidden.',
      },
    },
  ],
};
