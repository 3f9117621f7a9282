import { Item } from '@radix-ui/react-radio-group';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration } from '../../tokens/scale';

/** The visible circle of a radio button. */
export const Dot = styled(Item)`
  flex: none;
  width: 22px;
  height: 22px;
  padding: 0;
  border: 1.5px solid ${color.control};
  border-radius: 50%;
  background: ${color.surface};
  transition:
    border-width ${duration.fast},
    border-color ${duration.fast};
  &[data-state='checked'] {
    border: 6.5px solid ${color.brand};
  }
  &:disabled {
    background: ${color.sunken};
    cursor: not-allowed;
  }
`;
