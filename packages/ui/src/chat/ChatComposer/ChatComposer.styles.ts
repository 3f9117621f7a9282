import { styled } from 'styled-components';
import { controlFace } from '../../kit/Input/controlFace';
import { color } from '../../tokens/color';
import { fontSize, space } from '../../tokens/scale';

export const Row = styled.form`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: end;
  column-gap: ${space[2]};
`;

export const Tools = styled.div`
  display: flex;
  padding-bottom: 2px;
  color: ${color.muted};
`;

export const Words = styled.textarea`
  ${controlFace}
  display: block;
  max-height: 8.5em;
  border-radius: 24px;
  resize: none;
  field-sizing: content;
`;

/** Count and error below the field; takes no space when empty. */
export const Below = styled.div`
  grid-column: 1 / -1;
  padding-inline: 14px;
`;

export const Left = styled.p`
  margin-top: 4px;
  color: ${color.muted};
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
  &[data-over] {
    color: ${color.danger};
    font-weight: 600;
  }
`;
