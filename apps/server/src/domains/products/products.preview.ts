import type { Connection } from '../../db/database';
import { MallError } from '../../kernel/error';
import { SHOP_LANGUAGE } from '../../kernel/language';
import { messagesIn } from '../../messages';
import { breadcrumbLd, productLd } from '../../platform/link-previews/json-ld';
import { excerpt, jpegOf, type LinkPreview } from '../../platform/link-previews/link-preview';
import { readCategory } from './categories.service';
import { readProduct } from './products.service';

type Step = readonly [name: string, path: string];

const words = messagesIn(SHOP_LANGUAGE).pages;
const toMall: readonly Step[] = [
  [words.home, '/'],
  [words.mall, '/mall'],
];
const toStore = ({ id, name }: { readonly id: number; readonly name: string }): Step => [
  name,
  `/store/${id}`,
];

/** The link preview of a product; null when there is none, `gone` when it is no longer sold. */
export async function previewProduct(
  db: Connection,
  id: number,
): Promise<LinkPreview | 'gone' | null> {
  try {
    const { product } = await readProduct(db, id);
    const { name, summary, amount, index_img, category } = product;
    const price = `NT$${amount.toLocaleString('en')}`;
    const picture = jpegOf(index_img);
    const { parent } = category;
    const way = [...toMall, ...(parent ? [toStore(parent)] : []), toStore(category)];
    return {
      kind: 'product',
      title: name,
      description: excerpt(summary ? `${price}・${summary}` : price, 160),
      picture,
      amount,
      jsonLd: (origin) => [
        productLd(origin, { id, name, summary, picture, amount, soldOut: product.sold_out }),
        breadcrumbLd(origin, [...way, [name, `/product/${id}`]]),
      ],
    };
  } catch (error) {
    if (!(error instanceof MallError)) throw error;
    return error.failure === 'productGone' ? 'gone' : null;
  }
}

/** The link preview of a category; null when there is none. */
export async function previewStore(db: Connection, id: number): Promise<LinkPreview | null> {
  try {
    const { name, parent } = await readCategory(db, id);
    return {
      kind: 'store',
      title: name,
      description: words.store(name),
      picture: null,
      jsonLd: (origin) => [
        breadcrumbLd(origin, [
          ...toMall,
          ...(parent ? [toStore(parent)] : []),
          toStore({ id, name }),
        ]),
      ],
    };
  } catch (error) {
    if (error instanceof MallError) return null;
    throw error;
  }
}
