import { color, fontSize, space } from '@mall/ui';
import { styled } from 'styled-components';

export const FilterGroup = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  padding: 0;
  border: 0;
  & legend {
    margin-bottom: ${space[1]};
    padding: 0;
    font-size: ${fontSize.sm};
    font-weight: 700;
  }
`;

/** The result count of a choice. */
export const Count = styled.small`
  color: ${color.muted};
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
`;

export const PriceForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: end;
  & button {
    padding-inline: ${space[3]};
  }
`;
