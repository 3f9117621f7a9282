import { postScenes, productScenes } from '@mall/demo-media';
import { allArticles } from '../data/articles/index';
import { content } from '../data/content/index';
import { allProducts } from '../data/products/index';

/** How many products of a shelf are visible without swiping, on a desktop. */
const ON_A_SHELF = 5;
/** The first category's page shows two rows before scrolling. */
const IN_A_STORE = 8;
const POSTS = 3;

/** The first picture of each of these products. */
function cards(ids: readonly number[]): string[] {
  return ids
    .flatMap((id) => {
      const product = allProducts.find((each) => each.id === id);
      return product === undefined ? [] : productScenes(product).slice(0, 1);
    })
    .map(([name]) => name);
}

/**
 * The pictures of the first screens: the front page's banners, categories and first shelves, the first products
 * of the catalogue with all their pictures, and the latest posts.
 *
 * @example
 * firstPictures() // ['banners/citrus.avif', …, 'posts/2001-1.avif']
 */
export function firstPictures(): string[] {
  const bestSellers = allProducts
    .toSorted((a, b) => b.soldCount - a.soldCount)
    .slice(0, ON_A_SHELF)
    .map(({ id }) => id);
  const shelves = content.showcases
    .slice(0, 2)
    .flatMap(({ productIds }) => productIds.slice(0, ON_A_SHELF));
  const first = allProducts.slice(0, IN_A_STORE);
  return [
    ...new Set([
      ...content.banners.slice(0, 2).map(({ picture }) => picture),
      ...content.quickLinks.map(({ picture }) => picture),
      ...cards([...bestSellers, ...shelves, ...first.map(({ id }) => id)]),
      ...first
        .slice(0, 4)
        .flatMap(productScenes)
        .map(([name]) => name),
      ...allArticles
        .slice(0, POSTS)
        .flatMap(postScenes)
        .map(([name]) => name),
    ]),
  ];
}
