import type { ReactNode } from 'react';
import { sharedElementRef } from './sharedElementTransition';

/**
 * The target of a shared-element transition: the gallery of a product's page, or a post. It animates only if this
 * page was opened by a tap on the element.
 *
 * @example
 * <SharedElement><Gallery pictures={product.pictures} /></SharedElement>
 */
export const SharedElement = ({ children }: { readonly children: ReactNode }) => (
  <div ref={sharedElementRef}>{children}</div>
);
