import type { ReactNode } from 'react';
import { sharedElementRef } from './sharedElementTransition';

/**
 * What the tapped card grows into: the picture of a product's page, or a post. It moves only when this page was
 * opened by a tap on it.
 *
 * @example
 * <SharedElement><Gallery pictures={product.pictures} /></SharedElement>
 */
export const SharedElement = ({ children }: { readonly children: ReactNode }) => (
  <div ref={sharedElementRef}>{children}</div>
);
