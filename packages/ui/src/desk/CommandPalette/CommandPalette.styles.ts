import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize, radius, tapTarget } from '../../tokens/scale';

export const Bar = styled.div`
  display: flex;
  align-items: center;
  flex: 1;
  gap: 12px;
  min-width: 0;
  & > svg {
    flex: none;
    width: 22px;
    height: 22px;
    color: ${color.muted};
  }
`;

export const TextInput = styled.input`
  flex: 1;
  min-width: 0;
  height: 48px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  font-size: ${fontSize.lg};
  :root &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

/** As high with few results as with many, so that the field does not move. */
export const Results = styled.div`
  min-height: min(320px, 40dvh);
  margin-inline: -12px;
`;

export const GroupLabel = styled.p`
  padding: 8px 12px 4px;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-weight: 600;
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: ${tapTarget};
  padding: 6px 12px;
  border-radius: ${radius.sm};
  cursor: pointer;
  scroll-margin-block: 40px;
  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${color.muted};
  }
  &[data-highlighted] {
    background: ${color.brandSoft};
    box-shadow: inset 3px 0 ${color.brand};
  }
`;

export const OptionText = styled.span`
  min-width: 0;
  margin-inline-end: auto;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Hint = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;
  [data-highlighted] > & {
    color: ${color.text};
  }
`;

export const Keys = styled.span`
  display: inline-flex;
  flex: none;
  gap: 4px;
  & > kbd {
    min-width: 22px;
    padding: 0 6px;
    border: 1px solid ${color.line};
    border-radius: 6px;
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
    font-size: ${fontSize.xs};
    line-height: 20px;
    text-align: center;
  }
`;

export const Empty = styled.p`
  padding: 24px 12px;
  color: ${color.muted};
`;
