import { color, radius, space } from '@mall/ui';
import { styled } from 'styled-components';

/** The result under an arch, in the colour of success or failure. */
export const Outcome = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[7]} ${space[5]} ${space[6]};
  border-radius: 200px 200px ${radius.lg} ${radius.lg};
  background: ${color.sunken};
  text-align: center;
  &[data-outcome='paid'] {
    background: ${color.freshSoft};
  }
  &[data-outcome='failed'] {
    background: ${color.dangerSoft};
  }
`;
