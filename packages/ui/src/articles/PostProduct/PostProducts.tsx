import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePostLabels } from '../../shop-labels/usePostLabels';

export interface PostProductsProps {
  /** The post's author. */
  author: string;
  /** `PostProductRow`s. */
  children: ReactNode;
}

/** A single product fills the width; several scroll horizontally, with the next one partly visible. */
const Strip = styled.ul`
  display: flex;
  gap: 8px;
  margin-inline: -16px;
  padding-inline: 16px;
  overflow-x: auto;
  scroll-padding-inline: 16px;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
`;

/**
 * The products that a post recommends, in a row.
 *
 * @example
 * <PostProducts author="阿嬤的灶腳">
 *   <PostProductRow product={product} href={`/product/${product.p_id}`} />
 * </PostProducts>
 */
export function PostProducts({ author, children }: PostProductsProps) {
  const labels = usePostLabels();
  return (
    <Strip role="list" aria-label={labels.productsOf(author)}>
      {children}
    </Strip>
  );
}
