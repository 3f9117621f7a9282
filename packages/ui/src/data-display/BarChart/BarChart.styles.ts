import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize, radius } from '../../tokens/scale';

export const Bars = styled.div`
  display: grid;
  gap: clamp(2px, 1vw, 8px);
  height: 200px;
`;

/** A bar whose height is its value, above its label. */
export const Column = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: 4px;
  justify-items: center;
  color: ${color.muted};
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
  &[data-chosen] {
    color: ${color.brand};
    font-weight: 700;
  }
`;

export const Rail = styled.div`
  display: flex;
  align-items: flex-end;
  width: 100%;
  max-width: 36px;
  border-bottom: 1px solid ${color.line};
`;

export const Bar = styled.div`
  width: 100%;
  border-radius: ${radius.sm} ${radius.sm} 0 0;
  background: ${color.brand};
  &[data-pale] {
    opacity: 0.4;
  }
`;
