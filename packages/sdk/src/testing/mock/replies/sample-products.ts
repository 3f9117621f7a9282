import type { ProductInPost, ProductRule, ProductSummary } from '../../../types';
import { plainPicture } from './replies';

const summary = {
  is_collect: false,
  sold_out: false,
  stock_notice: null,
  sold_count: 36,
  collect_count: 12,
  sale_ends_on: null,
} as const;

/**
 * The sample products: two kinds of fruit, rice, a refrigerated product, and a frozen one that is
 * sold out.
 */
export const sampleProducts = {
  mango: {
    ...summary,
    p_id: 1001,
    name: '愛文芒果禮盒',
    index_img: plainPicture('#f2a93b'),
    color: '#f2a93b',
    amount: 680,
    market_price: 780,
    layer: 1,
    is_collect: true,
    stock_notice: '快沒庫存了',
    // Two sizes to choose from.
    rule_id: null,
  },
  rice: {
    ...summary,
    p_id: 1002,
    name: '池上越光米 2 公斤',
    index_img: plainPicture('#efe6d2'),
    color: '#efe6d2',
    amount: 320,
    market_price: 360,
    layer: 1,
    rule_id: 10021,
  },
  pudding: {
    ...summary,
    p_id: 1003,
    name: '手工豆花四入',
    index_img: plainPicture('#f7efe0'),
    color: '#f7efe0',
    amount: 180,
    market_price: 180,
    layer: 2,
    rule_id: 10031,
  },
  dumplings: {
    ...summary,
    p_id: 1004,
    name: '高麗菜豬肉水餃 50 顆',
    index_img: plainPicture('#dfe8d8'),
    color: '#dfe8d8',
    amount: 260,
    market_price: 300,
    layer: 3,
    sold_out: true,
    stock_notice: '缺貨中',
    rule_id: null,
  },
} satisfies Record<string, ProductSummary>;

/** All sample products, the newest first. */
export const allSampleProducts: ProductSummary[] = Object.values(sampleProducts);

/** The specification of the mangoes, by their size. */
export const mangoSpecs = (content: string) => [
  { label: '內容量', value: content },
  { label: '產地', value: '臺南市玉井區' },
  { label: '保存方式', value: '室溫 3 天，冷藏 7 天' },
];

/** The two sizes of the mangoes. */
export const mangoRules: [ProductRule, ProductRule] = [
  {
    rule_id: 10011,
    attributes: [{ attr: '規格', type: '6 顆裝' }],
    index_img: sampleProducts.mango.index_img,
    specs: mangoSpecs('6 顆，約 2.5 公斤'),
    amount: 680,
    market_price: 780,
    stock: 5,
    buy_min: 1,
    buy_max: 5,
    is_wait: false,
  },
  {
    rule_id: 10012,
    attributes: [{ attr: '規格', type: '12 顆裝' }],
    index_img: plainPicture('#e08a2c'),
    specs: mangoSpecs('12 顆，約 5 公斤'),
    amount: 1280,
    market_price: 1480,
    stock: 2,
    buy_min: 1,
    buy_max: 2,
    is_wait: false,
  },
];

/** The rice, as a post recommends it. */
export const riceInPost: ProductInPost = {
  p_id: sampleProducts.rice.p_id,
  name: sampleProducts.rice.name,
  index_img: sampleProducts.rice.index_img,
  color: sampleProducts.rice.color,
  amount: sampleProducts.rice.amount,
  market_price: sampleProducts.rice.market_price,
  rule_id: sampleProducts.rice.rule_id,
  layer: sampleProducts.rice.layer,
  sold_out: sampleProducts.rice.sold_out,
};
