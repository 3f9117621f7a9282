import { color, media, radius, shadow, space } from '@mall/ui';
import { styled } from 'styled-components';

/** The card around a text of the shop; has a minimum height. */
export const InfoCard = styled.article`
  min-height: 60vh;
  padding: ${space[7]};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
  overflow-wrap: anywhere;
  ${media.phone} {
    padding: ${space[5]} ${space[4]};
  }
`;
