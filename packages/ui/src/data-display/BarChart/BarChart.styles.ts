import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize, radius } from '../../tokens/scale';

/** The height of the line below the bars, with their labels. */
const FOOT = '24px';

/** The scale beside the bars; the value of a bar stands above the highest line. */
export const Plot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px;
  height: 224px;
  padding-top: 20px;
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
`;

/** The values of the scale, each at the height of its line. */
export const Scale = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  margin-block: -0.8em calc(${FOOT} - 0.8em);
  color: ${color.muted};
  line-height: 1.6;
  text-align: end;
`;

export const Bars = styled.div`
  position: relative;
  display: grid;
  gap: clamp(2px, 1vw, 8px);
  /* The lines of the scale, behind the bars. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 ${FOOT};
    border-top: 1px solid ${color.line};
    background: linear-gradient(to top, ${color.line} 1px, transparent 1px) bottom / 100%
      calc(100% / var(--steps));
  }
`;

/** A bar whose height is its value, above its label. */
export const Column = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) ${FOOT};
  align-items: end;
  justify-items: center;
  min-width: 0;
  color: ${color.muted};
  &[data-chosen] {
    color: ${color.brand};
    font-weight: 700;
  }
`;

export const Rail = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  width: 100%;
  height: 100%;
`;

export const Bar = styled.div`
  position: relative;
  width: 100%;
  max-width: 36px;
  border-radius: ${radius.sm} ${radius.sm} 0 0;
  background: ${color.brand};
  &[data-pale] {
    opacity: 0.4;
  }
`;

/** The value of a bar above it; at the edges it does not leave the chart. */
export const Figure = styled.span`
  position: absolute;
  bottom: 100%;
  inset-inline-start: 50%;
  translate: -50%;
  color: ${color.text};
  font-weight: 700;
  white-space: nowrap;
  &[data-at='start'] {
    inset-inline-start: 0;
    translate: none;
  }
  &[data-at='end'] {
    inset-inline: auto 0;
    translate: none;
  }
`;
