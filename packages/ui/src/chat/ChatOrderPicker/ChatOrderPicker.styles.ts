import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { media, radius } from '../../tokens/scale';

export const List = styled.ul`
  display: grid;
  gap: 8px;
`;

export const Choice = styled.button`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  width: 100%;
  padding: 10px;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-variant-numeric: tabular-nums;
  text-align: start;
  ${media.hover} {
    &:hover {
      border-color: ${color.brand};
      background: ${color.brandSoft};
    }
  }
  & > :first-child {
    border-radius: ${radius.sm};
  }
  & > span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  & small {
    color: ${color.muted};
  }
`;
