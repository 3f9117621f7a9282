import { css } from 'styled-components';
import { color } from '../../tokens/color';
import { duration } from '../../tokens/scale';

/** A check mark over the label of a button with `data-done`; size and name stay. */
export const doneCheckMark = css`
  &[data-done]::before {
    content: '';
    position: absolute;
    inset: -1px;
    border-radius: inherit;
    background: ${color.fresh};
    animation: ui-fade ${duration.fast};
  }
  &[data-done]::after {
    content: '';
    position: absolute;
    inset: 0 0 0.2em;
    width: 0.5em;
    height: 0.9em;
    margin: auto;
    border: solid ${color.surface};
    border-width: 0 0.16em 0.16em 0;
    rotate: 45deg;
    animation: ui-rise ${duration.base};
  }
`;
