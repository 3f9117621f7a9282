import bento from './pictures/bento.webp';
import dumplings from './pictures/dumplings.webp';
import mango from './pictures/mango.webp';
import type { ProductCardProduct } from '../src/products/ProductCard/ProductCard';

/** Pictures used in stories: 3D emoji renders on lit backdrops, MIT. */
export const pictures = { mango, bento, dumplings };

const product = (
  p_id: number,
  name: string,
  index_img: string | null,
  amount: number,
  rest: Partial<ProductCardProduct> = {},
): ProductCardProduct => ({ p_id, name, index_img, amount, layer: 1, ...rest });

/** Sample products. */
export const mangoes = product(1, '玉井愛文芒果禮盒 5 斤裝', mango, 680, {
  market_price: 820,
  sold_count: 1264,
});
export const lunchbox = product(2, '阿嬤的手作雞腿便當', bento, 135, {
  layer: 2,
  sold_count: 58,
});
export const frozenDumplings = product(3, '黑豬肉高麗菜水餃 50 粒', dumplings, 299, {
  layer: 3,
  market_price: 360,
  is_collect: true,
});
export const longNamed = product(
  4,
  '花蓮玉里有機認證契作小農新米真空包裝免浸泡快煮糙米五公斤家庭號限量預購組',
  null,
  1280,
);
export const shelf = [mangoes, lunchbox, frozenDumplings, longNamed];
