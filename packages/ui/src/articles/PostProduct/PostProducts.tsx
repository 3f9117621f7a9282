import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePostLabels } from '../postLabels';

export interface PostProductsProps {
  /** Whose post it is. */
  author: string;
  /** `PostProductRow`s. */
  children: ReactNode;
}

/** One fills the width; several are pushed aside, the next one peeping in. */
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
 * The goods a post recommends, side by side.
 *
 * @example
 * <PostProducts author="阿嬤的灶腳"><PostProductRow … /></PostProducts>
 */
export function PostProducts({ author, children }: PostProductsProps) {
  const labels = usePostLabels();
  return (
    <Strip role="list" aria-label={labels.productsOf(author)}>
      {children}
    </Strip>
  );
}
