import type { ComponentPropsWithRef, ComponentType, ElementType } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { radius, shadow } from '../../tokens/scale';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /**
   * The element.
   * @default 'div'
   */
  as?: ElementType | undefined;
}

/**
 * A card: a light surface on the page's background. `as` sets the element.
 *
 * @example
 * <Card as="section"><Heading>訂單明細</Heading></Card>
 */
export const Card: ComponentType<CardProps> = styled.div`
  padding: clamp(16px, 4vw, 24px);
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
`;
