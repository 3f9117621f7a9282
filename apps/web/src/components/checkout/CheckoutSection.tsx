import { color, media, radius, shadow, space } from '@mall/ui';
import { styled } from 'styled-components';

/** A card for one section of a checkout step. */
export const CheckoutSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
  ${media.phone} {
    padding: ${space[4]};
  }
`;
