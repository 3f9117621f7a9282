import type { ComponentPropsWithRef, ComponentType, ElementType } from 'react';
import { styled } from 'styled-components';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /**
   * The element.
   * @default 'span'
   */
  as?: ElementType | undefined;
}

/**
 * Text for screen readers only.
 *
 * @example
 * <VisuallyHidden>原價</VisuallyHidden>
 */
export const VisuallyHidden: ComponentType<VisuallyHiddenProps> = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
