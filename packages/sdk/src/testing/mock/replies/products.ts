import type { Category } from '../../../types';
import { post } from './articles';
import { departure } from './departure';
import { allSampleProducts, sampleProducts, mangoRules, mangoSpecs } from './sample-products';
import { onePage, plainPicture, fixturesOf } from './replies';

const fresh: Category = {
  id: 1,
  name: '生鮮蔬果',
  img: plainPicture('#e08a2c'),
  color: '#e08a2c',
  sub: [{ id: 11, name: '當季水果' }],
};
const kitchen: Category = { id: 2, name: '米麵雜糧', img: null };

/** Categories and products. */
export const products = fixturesOf('products', {
  categories: [fresh, kitchen],
  list: onePage(allSampleProducts.filter(({ layer }) => layer === 1)),
  all: onePage(allSampleProducts),
  detail: {
    ...sampleProducts.mango,
    summary: '玉井果園直送，樹上熟了才採。',
    description: '<p>收到後放在室溫，聞到香味就可以冰了吃。</p>',
    pictures: [sampleProducts.mango.index_img, plainPicture('#e08a2c')],
    category: { id: 11, name: '當季水果', parent: { id: fresh.id, name: fresh.name } },
    rules: mangoRules,
    specs: mangoSpecs('6 顆，約 2.5 公斤'),
    delivery: {
      methods: [
        {
          id: 1,
          kind: 'home',
          name: '宅配到府',
          description: '平日送達，不指定時段',
          fee: 100,
          free_from: 1500,
          departure,
          reason: null,
        },
      ],
      store_pickup: false,
      returnable: false,
    },
    is_wait: false,
    articles: [post],
    related: [sampleProducts.rice],
  },
  collected: onePage([{ ...sampleProducts.mango, price_drop: 100, back_in_stock: false }]),
  collect: { p_id: sampleProducts.mango.p_id, is_collect: true },
  waited: onePage([
    {
      ...sampleProducts.dumplings,
      is_wait: true,
      waits: [
        {
          rule_id: 10041,
          attributes: [{ attr: '口味', type: '高麗菜' }],
          since: '2026-11-20 09:30:00',
        },
      ],
    },
  ]),
  wait: { p_id: sampleProducts.dumplings.p_id, is_wait: true },
  findCategories: [{ id: 11, name: '當季水果', parent: { id: fresh.id, name: fresh.name } }],
});
