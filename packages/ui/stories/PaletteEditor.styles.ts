import { styled } from 'styled-components';
import { color } from '../src/tokens/color';
import { radius } from '../src/tokens/scale';

export const Editor = styled.div`
  display: grid;
  gap: 16px;
  padding: 16px;
  border-radius: ${radius.lg};
  background: ${color.ground};
  color: ${color.text};
`;

export const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: 16px;
  & > * {
    border-radius: ${radius.lg};
  }
`;

export const Half = styled.div`
  display: grid;
  gap: 16px;
  padding: 16px;
`;

export const Rows = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
`;

export const Swatch = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  & input {
    flex: none;
    width: 44px;
    height: 32px;
    padding: 0;
    border: 1px solid ${color.control};
    border-radius: ${radius.sm};
  }
  & code {
    background: none;
    color: inherit;
  }
`;

export const Faults = styled.p`
  white-space: pre-line;
`;

export const CopyBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 16px;
  padding: 16px;
  border-radius: ${radius.md};
  background: ${color.sunken};
  & pre {
    min-width: 0;
    margin: 0;
    overflow-x: auto;
    white-space: pre-wrap;
  }
`;
