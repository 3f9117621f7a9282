import { color, radius, shadow, space } from '@mall/ui';
import { styled } from 'styled-components';

/** The questions of a section. */
export const SectionCard = styled.section`
  padding: ${space[5]} ${space[5]} ${space[2]};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
  overflow-wrap: anywhere;
  & summary {
    text-wrap: pretty;
  }
  & > details:last-child {
    border-bottom: 0;
  }
`;
