import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration } from '../../tokens/scale';

/** The visible square of a checkbox: the native control itself. */
export const Box = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  width: 22px;
  height: 22px;
  margin: 2px 0;
  border: 1.5px solid ${color.control};
  border-radius: 6px;
  background: ${color.surface};
  cursor: inherit;
  transition:
    background-color ${duration.fast},
    border-color ${duration.fast};
  &::before {
    content: '';
    width: 12px;
    height: 7px;
    border: solid ${color.onBrand};
    border-width: 0 0 2.5px 2.5px;
    border-radius: 1px;
    rotate: -45deg;
    translate: 0 -1.5px;
    opacity: 0;
    transition: opacity ${duration.fast};
  }
  &:checked {
    border-color: ${color.brand};
    background: ${color.brand};
    &::before {
      opacity: 1;
    }
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:disabled {
    opacity: 0.55;
  }
`;
