export { namesOfBulky } from './bulky.repo';
export { previewProduct } from './products.preview';
export {
  filterOf,
  findProductsForPost,
  listProducts,
  productsInPosts,
  productSummaries,
  topProducts,
} from './products.service';
export { memberEraser } from './member-eraser.repo';
