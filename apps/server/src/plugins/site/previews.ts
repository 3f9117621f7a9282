import { type AnalyticsCodes, analyticsCodes } from '@mall/contract';
import type { LinkPreview } from '../../platform/link-previews/link-preview';
import { writePreview, writeShop } from '../../platform/link-previews/write-preview';

/** The shop's settings that pages show. */
export interface ShopSettings {
  readonly store_name: string;
  readonly web_desc: string;
  readonly email: string;
  readonly ga_code: string;
  readonly gtm_code: string;
}

/** The parts of a page's address that its head depends on. */
export interface PageAddress {
  /** The public origin of the shop. */
  readonly origin: string;
  /** `/product/1001` */
  readonly path: string;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  /** Finds the preview of a page that has one of its own. */
  readonly findPreview: (() => Promise<LinkPreview | 'gone' | null>) | null;
}

/** The head of a page: what search engines, messengers and the browser's tab show. */
export interface PageHead {
  /** HTTP status: 404 or 410 when the page shows nothing. */
  readonly status: number;
  readonly analytics: AnalyticsCodes;
  /** Everything that the head is written from, as a text to compare. */
  readonly facts: string;
  /**
   * Writes it into the site's page.
   *
   * @param title the title of the rendered content, for a page without a preview; null: the shop's name.
   */
  write(page: string, title: string | null, status?: number): string;
}

/** Reads the head of a page. @throws read errors */
export async function readHead(
  { origin, path, isListed, findPreview }: PageAddress,
  readSettings: () => Promise<ShopSettings>,
): Promise<PageHead> {
  const [shop, found] = await Promise.all([readSettings(), findPreview?.()]);
  const preview = found === undefined || found === null || found === 'gone' ? null : found;
  const foundStatus = found === 'gone' ? 410 : found === null ? 404 : 200;
  return {
    status: foundStatus,
    analytics: analyticsCodes(shop),
    facts: JSON.stringify([foundStatus, shop, preview]),
    write: (page, title, status = foundStatus) =>
      preview && status === 200
        ? writePreview(page, preview, { origin, path, shop: shop.store_name })
        : writeShop(page, shop, {
            origin,
            path: status === 200 && isListed ? path : null,
            title,
          }),
  };
}
