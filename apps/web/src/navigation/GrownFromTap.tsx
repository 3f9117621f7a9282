import type { ReactNode } from 'react';
import { grow } from './tapped';

/**
 * What the tapped card grows into: the picture of a product's page, or a post. It moves only when this page was
 * opened by a tap on it.
 *
 * @example
 * <GrownFromTap><Gallery pictures={product.pictures} /></GrownFromTap>
 */
export const GrownFromTap = ({ children }: { readonly children: ReactNode }) => (
  <div ref={grow}>{children}</div>
);
