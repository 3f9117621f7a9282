import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { StripArrows } from '../../kit/StripArrows/StripArrows';
import { usePostLabels } from '../../shop-labels/usePostLabels';

export interface PostProductsProps {
  /** The post's author. */
  author: string;
  /** `PostProductRow`s. */
  children: ReactNode;
}

const Frame = styled.div`
  position: relative;
  margin-inline: -16px;
`;

/** A single product fills the width; several scroll horizontally, with the next one partly visible. */
const Strip = styled.ul`
  display: flex;
  gap: 8px;
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
  const strip = useRef<HTMLUListElement>(null);
  return (
    <Frame>
      <Strip ref={strip} role="list" aria-label={labels.productsOf(author)}>
        {children}
      </Strip>
      <StripArrows
        strip={strip}
        back={labels.previousProducts(author)}
        on={labels.nextProducts(author)}
      />
    </Frame>
  );
}
