import type { Connection } from '../../db/database';
import { MallError } from '../../kernel/error';
import { excerpt, jpegOf, type LinkPreview } from '../../platform/link-previews/link-preview';
import { readProduct } from './products.service';

/** The link preview of a product; null when it is not sold. */
export async function previewProduct(db: Connection, id: number): Promise<LinkPreview | null> {
  try {
    const { name, summary, amount, index_img } = await readProduct(db, id, null);
    const price = `NT$${amount.toLocaleString('en')}`;
    return {
      kind: 'product',
      title: name,
      description: excerpt(summary ? `${price}・${summary}` : price, 160),
      picture: jpegOf(index_img),
      amount,
    };
  } catch (error) {
    if (error instanceof MallError) return null;
    throw error;
  }
}
