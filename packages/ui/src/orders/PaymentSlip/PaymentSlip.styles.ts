import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize, radius, shadow, space } from '../../tokens/scale';

/**
 * A payment slip: its upper part has the number to pay with, the part below the perforation
 * everything else.
 */
export const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
  @media print {
    break-inside: avoid;
    border: 1px solid ${color.line};
    box-shadow: none;
  }
`;

export const Top = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]} ${space[4]} ${space[4]};
  background: ${color.warningSoft};
`;

/** The perforation between the parts. */
export const Fold = styled.div`
  height: 0;
  border-top: 2px dashed ${color.line};
`;

export const Rest = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[4]};
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  & dt {
    color: ${color.muted};
    font-size: ${fontSize.sm};
  }
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export const Left = styled.span`
  display: block;
  min-height: 1.65em;
  color: ${color.warning};
  font-size: ${fontSize.sm};
`;

export const Rows = styled.dl`
  display: grid;
  gap: ${space[3]};
  &[data-main] dd:last-child {
    display: grid;
    flex-basis: 100%;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  & dt {
    flex-basis: 100%;
    color: ${color.muted};
    font-size: ${fontSize.sm};
  }
  & dd {
    margin: 0;
  }
`;

/** A number to type at a machine. */
export const Figures = styled.span`
  font-size: ${fontSize.xl};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
`;

export const Bars = styled.ol`
  display: grid;
  gap: ${space[3]};
`;

export const Advice = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;
