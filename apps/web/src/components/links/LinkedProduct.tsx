import { linkParts } from '@mall/ui';
import { useIsHydrating } from '../../hydration/useIsHydrating';
import { ProductPreview, ProductPreviewSkeleton } from './ProductPreview';
import { linkedPage, siteAddress } from './siteAddress';

/** A link of a text to a product page, whose site may be another one. */
interface ProductLink {
  readonly href: string;
  readonly id: number;
}

/** Returns the first link of a text that may be a product of the shop. */
function productLinkIn(text: string): ProductLink | null {
  for (const { href } of linkParts(text)) {
    const page = href === null ? null : linkedPage(new URL(href).pathname);
    if (href !== null && page?.kind === 'product') return { href, id: page.id };
  }
  return null;
}

export interface LinkedProductProps {
  readonly text: string;
  /** The products that are shown beside the text already. */
  readonly shown: readonly number[];
}

/** Previews the first product that a post links to. A server reserves its height, because it does not know its name. */
export function LinkedProduct({ text, shown }: LinkedProductProps) {
  const isHydrating = useIsHydrating();
  const link = productLinkIn(text);
  if (link === null || shown.includes(link.id)) return null;
  if (isHydrating) return <ProductPreviewSkeleton />;
  return siteAddress(link.href) === null ? null : <ProductPreview id={link.id} />;
}
