import { arch, color, duration, radius, shadow, space } from '@mall/ui';
import { styled } from 'styled-components';

/** The result icon in front of an arch, in the colour of success or failure. */
export const Outcome = styled.div`
  --ink: ${color.warning};
  --soft: ${color.warningSoft};
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[6]} ${space[4]};
  border-radius: ${radius.lg};
  background: linear-gradient(var(--soft), ${color.surface});
  box-shadow: ${shadow.sm};
  text-align: center;
  &[data-outcome='paid'] {
    --ink: ${color.fresh};
    --soft: ${color.freshSoft};
  }
  &[data-outcome='failed'] {
    --ink: ${color.danger};
    --soft: ${color.dangerSoft};
  }
`;

/** The arch, the shop's motif, which opens with an animation. */
export const Arch = styled.div`
  display: grid;
  place-items: center;
  width: 104px;
  height: 130px;
  border: 6px solid ${color.surface};
  border-radius: ${arch};
  background: var(--soft);
  box-shadow: ${shadow.md};
  color: var(--ink);
  animation: ui-rise ${duration.slow} ease-out;
  & svg {
    width: 44px;
    height: 44px;
  }
`;
