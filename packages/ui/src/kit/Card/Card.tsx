import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { radius, shadow } from '../../tokens/scale';

/**
 * A sheet of white paper on the ground. `as` chooses the element.
 *
 * @example
 * <Card as="section"><Heading>訂單明細</Heading></Card>
 */
export const Card = styled.div`
  padding: clamp(16px, 4vw, 24px);
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
`;
