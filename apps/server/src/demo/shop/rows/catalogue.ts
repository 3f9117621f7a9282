import type { Transaction } from '../../../db/database';
import {
  categories,
  productAddons,
  productGifts,
  productPictures,
  productRules,
  products,
  shippingMethods,
} from '../../../db/schema';
import { productSearchText } from '../../../db/search';
import type { DemoShop } from '../demo-shop';
import { addOns, gifts } from './offers';
import { momentOf } from './moments';

/** Categories, products with their variants and pictures, offers, and shipping methods. */
export async function seedCatalogue(tx: Transaction, shop: DemoShop): Promise<void> {
  await tx
    .insert(categories)
    .values(
      shop.categories.flatMap(({ id, name, picture, color, sub }, position) => [
        { id, name, img: picture, color, position, parentId: null },
        ...sub.map((each, at) => ({ ...each, position: at, parentId: id })),
      ]),
    );
  await tx.insert(products).values(
    shop.products.map(
      ({ keywords, createdAt, rules: _rules, pictures: _pictures, ...product }) => ({
        ...product,
        keywords: keywords.join(' '),
        searchText: productSearchText({ ...product, keywords: keywords.join(' ') }),
        createdAt: momentOf(createdAt),
      }),
    ),
  );
  await tx
    .insert(productPictures)
    .values(
      shop.products.flatMap(({ id, pictures }) =>
        pictures.map((picture, position) => ({ productId: id, position, ...picture })),
      ),
    );
  await tx
    .insert(productRules)
    .values(
      shop.products.flatMap(({ id, rules }) =>
        rules.map((rule, position) => ({ ...rule, productId: id, position })),
      ),
    );
  await tx.insert(productAddons).values([...addOns]);
  await tx.insert(productGifts).values([...gifts]);
  await tx.insert(shippingMethods).values(
    shop.shippingMethods.map(({ kind, subType, ...method }, position) => ({
      ...method,
      kind: kind === 'store' ? ('cvs' as const) : kind,
      provider: subType,
      position,
    })),
  );
}
