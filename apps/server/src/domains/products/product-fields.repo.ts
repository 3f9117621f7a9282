import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { configs, productPictures, productRules, products } from '../../db/schema';

/** For the product in the outer query: the number of variants, the total stock, and the first variant. */
export const stockOf = (db: Connection) =>
  db
    .select({
      variants: sql<number>`count(*)::int`.as('variants'),
      stock: sql<number>`coalesce(sum(${productRules.stock}), 0)::int`.as('stock'),
      ruleId: sql<number | null>`min(${productRules.id})`.as('rule_id'),
    })
    .from(productRules)
    .where(eq(productRules.productId, products.id))
    .as('stock_of');

/** The list fields of the product in the outer query, apart from its stock. */
export const summaryFields = (stock: ReturnType<typeof stockOf>) => ({
  id: products.id,
  name: products.name,
  layer: products.layer,
  amount: products.amount,
  marketPrice: products.marketPrice,
  picture: firstPicture,
  color: firstColor,
  variants: stock.variants,
  stock: stock.stock,
  ruleId: stock.ruleId,
  soldCount: products.soldCount,
  collectCount: products.collectCount,
  saleEndsOn: products.saleEndsOn,
  outOfStockText: productText('out_stock_notify', '缺貨中'),
  lowStockText: productText('low_inventory_notify', '快沒庫存了'),
});

/** The path of the first picture of the product in the outer query; empty without one. */
const firstPicture = sql<string>`coalesce((
  select ${productPictures.path} from ${productPictures}
  where ${productPictures.productId} = ${products.id}
  order by ${productPictures.position} limit 1), '')`;

/** The path of the picture that shows the variant in the outer query. */
export const variantPicture = sql<string>`coalesce(${productRules.picture}, ${firstPicture})`;

const firstColor = sql<string | null>`(
  select ${productPictures.color} from ${productPictures}
  where ${productPictures.productId} = ${products.id}
  order by ${productPictures.position} limit 1)`;

/** A product text from the shop's settings, read in the same query so that a change shows at once. */
const productText = (key: string, fallback: string) =>
  sql<string>`coalesce((
    select ${configs.value} #>> '{}' from ${configs}
    where ${configs.group} = 'product' and ${configs.key} = ${key}), ${fallback})`;
