export { endReductions } from './reductions.service';
export { keepsUntilPickup, namesNotForStores } from './store-pickup.repo';
export { variantPicture } from './product-fields.repo';
export { markedFor, marksOf, withMarks } from './product-marks.service';
export { listCategories } from './categories.service';
export { productListReader } from './product-list.service';
export { previewProduct, previewStore } from './products.preview';
export {
  findProductsForPost,
  productsInPosts,
  productSummaries,
  topProducts,
} from './products.service';
export type { ProductSummary } from './products.service';
export { lastCollected } from './products.repo';
export { productsInSitemap } from './sitemap.repo';
export { memberEraser } from './member-eraser.repo';
