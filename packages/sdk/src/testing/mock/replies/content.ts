import { post } from './articles';
import { departure } from './departure';
import { allSampleProducts, sampleProducts } from './sample-products';
import { plainPicture, fixturesOf } from './replies';

/** The shop's front page and its text pages. */
export const content = fixturesOf('content', {
  index: {
    banners: [
      {
        id: 1,
        title: '玉井芒果開始出貨',
        text: '樹上熟了才採，產地直送。',
        href: `/product/${sampleProducts.mango.p_id}`,
        img: plainPicture('#f6c667'),
        color: '#f6c667',
      },
    ],
    sections: [
      {
        id: 'newest',
        kind: 'row',
        title: '新到的',
        href: '/mall?sort=newest',
        products: allSampleProducts,
        article: null,
      },
      {
        id: 'post',
        kind: 'post',
        title: '鄰居推薦',
        href: `/article/${post.id}`,
        products: [sampleProducts.rice],
        article: post,
      },
    ],
    free_shipping: [{ layer: 1, from: 1500 }],
    departure,
  },
  quickLinks: [
    { id: 1, name: '當季水果', img: plainPicture('#f2a93b'), color: '#f2a93b', href: '/store/11' },
  ],
  hotTags: ['芒果', '豆花', '水餃'],
  questions: [
    {
      section: '配送',
      list: [
        { id: 1, question: '多久會到？', answer: '<p>結帳頁會寫出哪一天出貨、哪一天到。</p>' },
      ],
    },
  ],
  info: { title: '關於我們', content: '<p>同一條巷子的人，把每天吃的東西賣給鄰居。</p>' },
});
